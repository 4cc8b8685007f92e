import emailMisspelled from 'email-misspelled'

/** Where most shoppers have their mail. One of them is never taken for a slip of another. */
const DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.uk',
  'live.com',
  'live.co.uk',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'aol.com',
  'aol.co.uk',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.co.uk',
  'btinternet.com',
  'sky.com',
  'virginmedia.com',
  'talktalk.net',
  'ntlworld.com',
  'blueyonder.co.uk',
  'hey.com',
]
/** A domain with more letters wrong than one in so many is another one. */
const LETTERS_A_SLIP = 4

const find = emailMisspelled({ domains: DOMAINS })

/** Returns the e-mail address that was meant, if one was typed whose domain looks like a slip of a common one. */
export function suggestEmail(typed: string): string | undefined {
  const address = typed.trim()
  const [best] = find(address.toLowerCase())
  if (!best || best.misspelledCount * LETTERS_A_SLIP > best.suggest.length) return undefined
  return `${address.slice(0, address.lastIndexOf('@'))}@${best.suggest}`
}
