import { z } from 'zod'

export type CaptchaOptions = {
  siteKey: string
  secretKey: string
  /** Where tokens are verified; Google's address, or a server that speaks its API. */
  verifyUrl: string
}

/** Tells people from programmes, when it is configured. */
export type Captcha = {
  siteKey: string | null
  /** Whether the token proves a person. False, too, when that cannot be found out. */
  passes: (token: string | undefined) => Promise<boolean>
}

const Verdict = z.object({ success: z.boolean() })

/** Invisible reCAPTCHA v2; without options everybody passes. */
export function createCaptcha(options: CaptchaOptions | undefined): Captcha {
  if (!options) return { siteKey: null, passes: async () => true }
  const { siteKey, secretKey, verifyUrl } = options
  return {
    siteKey,
    passes: async (token) => {
      if (!token) return false
      try {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret: secretKey, response: token }),
          signal: AbortSignal.timeout(5_000),
        })
        const verdict = Verdict.safeParse(await answer.json())
        return answer.ok && verdict.success && verdict.data.success
      } catch {
        return false
      }
    },
  }
}
