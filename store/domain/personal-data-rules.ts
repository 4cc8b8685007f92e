import type { z } from 'zod'
import { Gender } from '../../contract/user.ts'
import type { PersonalData } from '../../contract/user.ts'
import { emailOf } from './destination.ts'
import { phoneOf } from './phone.ts'

/** What is wrong with personal data, in the shop's words, and where. */
export type DataProblem = {
  field: 'name' | 'gender' | 'email' | 'phone' | 'email_code' | 'phone_code'
  message: string
}

type Person = { name: string | null; gender: Gender | null }
export type CheckedData = Person & { email: string | null; phone: string | null }

const MAX_NAME = 60

/** What is wrong with a name; undefined when it may be one. */
export function nameProblem(name: string): string | undefined {
  if (/^\s|\s$|\s{2,}/.test(name)) return 'Invalid name. Please remove any spaces.'
  // Letters of any script with their marks, and what stands between them.
  if (name.length > MAX_NAME || !/^\p{L}[\p{L}\p{M}'’.\- ]*$/u.test(name)) return 'Enter the correct name'
  return undefined
}

type Typed = z.output<typeof PersonalData>

/** Reads personal data as typed: what to keep, given what is kept of the person, or the first thing that is wrong. */
export function checkPersonalData(input: Typed, kept: Person): CheckedData | DataProblem {
  const person = isOnlyProof(input) ? { name: kept.name, gender: kept.gender } : checkPerson(input)
  if ('message' in person) return person
  const typedEmail = input.email?.trim() ?? ''
  const email = typedEmail ? emailOf(typedEmail) : null
  if (email === undefined) return { field: 'email', message: 'Invalid mail format' }
  const typedPhone = input.phone?.trim() ?? ''
  const phone = typedPhone ? phoneOf(typedPhone) : null
  if (phone === undefined) return { field: 'phone', message: 'Invalid number format' }
  return { ...person, email, phone }
}

/** Whose address it is can be proven without saying who one is. */
function isOnlyProof({ name, email_code: emailCode, phone_code: phoneCode }: Typed): boolean {
  return !name?.trim() && (emailCode !== undefined || phoneCode !== undefined)
}

function checkPerson(input: Typed): { name: string; gender: Gender } | DataProblem {
  const name = input.name ?? ''
  if (!name.trim()) return { field: 'name', message: 'Please fill all fields to continue' }
  const wrong = nameProblem(name)
  if (wrong) return { field: 'name', message: wrong }
  const gender = Gender.safeParse(input.gender)
  if (!gender.success) return { field: 'gender', message: 'You need specify your gender' }
  return { name, gender: gender.data }
}
