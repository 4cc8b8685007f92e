import type { Limits, Textable } from '../kernel/index.ts'

/** How many codes may go out on one London day. */
export type CodeCaps = {
  /** To one phone number or e-mail address. */
  destination: number
  /** Asked for from one network address. */
  address: number
  /** Altogether, of texts, which cost money; of e-mails ten times as many. */
  total: number
  /** Wrong codes typed in one network; after that each code may be tried once. */
  wrong: number
}

/** Tells people from programmes, when it is configured. */
export type Captcha = {
  siteKey: string | null
  /** Whether the token proves a person. False, too, when that cannot be found out. */
  passes: (token: string | undefined) => Promise<boolean>
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
  texts: Textable
  limits: Limits
  captcha: Captcha
}
