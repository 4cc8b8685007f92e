import { useRef } from 'react'
import type { ChangeEvent } from 'react'

/**
 * What a field for a code does as it is typed in: its last digit sends the form. A code that was sent is not sent again by
 * itself, so that one that was wrong can be put right digit by digit.
 */
export function useWholeCode(length: number) {
  const sent = useRef('')
  return ({ currentTarget: { value, form } }: ChangeEvent<HTMLInputElement>) => {
    const code = value.replaceAll(/\s/g, '')
    if (code.length !== length || /\D/.test(code) || code === sent.current) return
    sent.current = code
    form?.requestSubmit()
  }
}
