import type { Captcha } from '../providers/captcha.ts'
import type { Limits } from './limits.ts'

/** How many codes may go out on one London day. */
export type CodeCaps = {
  /** To one phone number or e-mail address. */
  destination: number
  /** Asked for from one network address. */
  address: number
  /** Altogether: what a flood may cost at most. */
  total: number
}

/** What signing in works with. */
export type AuthSettings = {
  /** The key of all hashes and signed links; every copy has the same. */
  secret: string
  /** The shop's public address, for links in messages. */
  siteUrl: string
  /** Where notices to the people of the shop go. */
  shopEmail: string
  caps: CodeCaps
  limits: Limits
  captcha: Captcha
}
