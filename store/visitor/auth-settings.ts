import type { Limits, Secret, TextingPolicy } from '../kernel/index.ts'

/** Limits on sign-in codes per London day. */
export type CodeCaps = {
  /** Codes sent to one phone number or e-mail address. */
  destination: number
  /** Codes requested from one network address. */
  address: number
  /** Text messages in total, which cost money. Ten times as many e-mails are allowed. */
  total: number
  /** Wrong codes entered from one network. After that, each code can be tried only once. */
  wrong: number
}

/** Bot protection, if configured. */
export type Captcha = {
  siteKey: string | null
  /** Returns true if the token proves that the visitor is human. Returns false when it cannot be verified. */
  passes: (token: string | undefined) => Promise<boolean>
}

/** The settings of sign-in and of everything that writes to customers. */
export type AuthSettings = {
  /** The key of all hashes and signed links, shared by all instances. */
  secret: Secret
  /** The shop's public URL, for links in messages. */
  siteUrl: string
  /** The e-mail address of the shop's staff. */
  shopEmail: string
  caps: CodeCaps
  texts: TextingPolicy
  limits: Limits
  captcha: Captcha
}
