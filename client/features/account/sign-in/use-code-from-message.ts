import { useEffect } from 'react'
import type { RefObject } from 'react'

type OneTimeCode = Credential & { code: string }

/** Fills in the code of a text message for who lets the browser read it (WebOTP), and goes on. */
export function useCodeFromMessage(form: RefObject<HTMLFormElement | null>, comes: boolean): void {
  useEffect(() => {
    if (!comes || !('OTPCredential' in window)) return
    const leaving = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions
    navigator.credentials
      .get(options)
      .then((message) => {
        const field = form.current?.elements.namedItem('code')
        if (!message || !(field instanceof HTMLInputElement)) return
        field.value = (message as OneTimeCode).code
        form.current?.requestSubmit()
      })
      // Declined, or the page was left: the code can be typed.
      .catch(() => {})
    return () => leaving.abort()
  }, [form, comes])
}
