import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

/**
 * Lets a form be sent once until it was answered; `answer` is what is another after each answer. The second press of
 * an impatient hand may come before anything is drawn of the first, so what is drawn cannot tell. Who has put
 * something right since then is not impatient: with `mayOvertake` what says something else counts.
 * @returns whether the press counts; one that does not is kept from being sent.
 */
export function useSendOnce(
  answer: unknown,
  { mayOvertake = false } = {},
): (event: FormEvent<HTMLFormElement>) => boolean {
  const sent = useRef<string>(undefined)
  useEffect(() => {
    sent.current = undefined
  }, [answer])
  return (event) => {
    const words = wordsOf(event)
    const counts = sent.current === undefined || (mayOvertake && sent.current !== words)
    if (!counts) event.preventDefault()
    else sent.current = words
    return counts
  }
}

/** How often something that is asked in the background was answered; two answers may be the same. */
export function useAnswers(state: 'idle' | 'loading' | 'submitting'): number {
  const isIdle = state === 'idle'
  const [seen, setSeen] = useState({ isIdle, answers: 0 })
  if (seen.isIdle !== isIdle) setSeen({ isIdle, answers: seen.answers + (isIdle ? 1 : 0) })
  return seen.answers
}

/** What a form says when it is sent by this button, to be compared. */
function wordsOf({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): string {
  const { submitter } = nativeEvent as SubmitEvent
  const said = [...new FormData(currentTarget, submitter)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
  ])
  return JSON.stringify(said)
}
