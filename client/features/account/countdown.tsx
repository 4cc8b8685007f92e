import { useEffect, useState } from 'react'

type Props = {
  /** How long to wait from now on. */
  seconds: number
  /** Called when the waiting is over. */
  onEnd?: () => void
}

/** Counts the seconds until another code can be asked for; its beginning is read out, its end by the button. */
export function Countdown({ seconds, onEnd }: Props) {
  const left = useSecondsLeft(seconds)
  useEffect(() => {
    if (left === 0) onEnd?.()
  }, [left, onEnd])
  return (
    <p>
      <span className="visually-hidden" aria-live="polite">
        {left > 0 ? inWords(seconds) : 'You can ask for another code now'}
      </span>
      {left > 0 && (
        <span role="timer" aria-hidden="true">
          {inWords(left)}
        </span>
      )}
    </p>
  )
}

/** Minutes are rounded up, so that nobody tries too early. */
function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `You can ask for another code in ${count} ${unit}${count === 1 ? '' : 's'}`
}

/** By the browser's clock, not by ticks: a telephone in a pocket does not tick. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
