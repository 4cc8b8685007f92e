import { useEffect, useRef } from 'react'
import type { FormEvent } from 'react'

/**
 * Lets a form be sent once until it was answered; `answer` is what is another after each answer. The second press of
 * an impatient hand may come before anything is drawn of the first, so what is drawn cannot tell.
 * @returns whether the press counts; one that does not is kept from being sent.
 */
export function useSendOnce(answer: unknown): (event: FormEvent) => boolean {
  const sent = useRef(false)
  useEffect(() => {
    sent.current = false
  }, [answer])
  return (event) => {
    const counts = !sent.current
    if (!counts) event.preventDefault()
    sent.current = true
    return counts
  }
}
