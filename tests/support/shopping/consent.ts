/** That of somebody who has answered the banner, as most shoppers have; it would lie over what they press. */
export const CONSENT = {
  name: 'consent',
  value: 'necessary',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const
