import { useRef } from 'react'
import type { ChangeEvent } from 'react'

/**
 * What a field for a code of `length` digits does as it is typed in: its last digit sends the form, as its first button does. A code
 * that was sent is not sent again by itself, so that one that was wrong can be put right digit by digit. Without a length nothing is
 * sent.
 */
export function useWholeCode(length: number | undefined) {
  const sent = useRef('')
  return ({ currentTarget: { value, form } }: ChangeEvent<HTMLInputElement>) => {
    const code = value.replaceAll(/\s/g, '')
    if (code.length !== length || /\D/.test(code) || code === sent.current) return
    sent.current = code
    form?.requestSubmit(form.querySelector<HTMLButtonElement>('button'))
  }
}
