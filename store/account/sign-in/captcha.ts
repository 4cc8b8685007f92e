import { z } from 'zod'
import { withFailureLog } from '../../kernel/index.ts'
import type { FailureLog } from '../../kernel/index.ts'
import type { Captcha } from '../../visitor/index.ts'

export type CaptchaOptions = {
  siteKey: string
  secretKey: string
  /** Where tokens are verified; Google's address, or a server that speaks its API. */
  verifyUrl: string
}

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })
/** Not the visitor is in doubt then, but we are: nobody passes any more. */
const OF_OURS = /secret|bad-request/

/** Invisible reCAPTCHA v2; without options everybody passes. */
export function createCaptcha(options: CaptchaOptions | undefined, tell?: FailureLog): Captcha {
  if (!options) return { siteKey: null, passes: async () => true }
  const { siteKey, secretKey, verifyUrl } = options
  return {
    siteKey,
    passes: async (token) => {
      if (!token) return false
      return withFailureLog(tell, ['recaptcha', 'siteverify'], () => verify(token)).catch(() => false)
    },
  }

  async function verify(token: string): Promise<boolean> {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token }),
      signal: AbortSignal.timeout(5_000),
    })
    if (!answer.ok) throw new Error(`reCAPTCHA answers ${answer.status}`)
    const verdict = Verdict.parse(await answer.json())
    const fault = verdict['error-codes'].find((code) => OF_OURS.test(code))
    if (fault) throw new Error(`reCAPTCHA does not take what we send: ${fault}`)
    return verdict.success
  }
}
