import { z } from 'zod'
import { withFailureLog } from '../../kernel/index.ts'
import type { FailureLog } from '../../kernel/index.ts'
import type { Captcha } from '../../visitor/index.ts'

export type CaptchaOptions = {
  siteKey: string
  secretKey: string
  /** The URL that verifies tokens: Google's, or a server with the same API. */
  verifyUrl: string
}

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })
/** Error codes that mean a wrong configuration, in which case nobody passes. */
const OUR_FAULT = /secret|bad-request/

/** Creates the captcha check (invisible reCAPTCHA v2). Without options everybody passes. */
export function createCaptcha(options: CaptchaOptions | undefined, logFailure?: FailureLog): Captcha {
  if (!options) return { siteKey: null, passes: async () => true }
  const { siteKey, secretKey, verifyUrl } = options
  return {
    siteKey,
    passes: async (token) => {
      if (!token) return false
      return withFailureLog(logFailure, ['recaptcha', 'siteverify'], () => verify(token)).catch(() => false)
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
    const fault = verdict['error-codes'].find((code) => OUR_FAULT.test(code))
    if (fault) throw new Error(`reCAPTCHA does not take what we send: ${fault}`)
    return verdict.success
  }
}
