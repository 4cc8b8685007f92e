import type { z } from 'zod'
import type { FieldCode } from '../../contract/types/field-errors.ts'
import { ownNameProblem } from '../../contract/types/field-rules.ts'
import { Gender } from '../../contract/user.ts'
import type { PersonalData } from '../../contract/user.ts'
import { parseEmail, parsePhone } from '../kernel/index.ts'

/** The error code of a field of the personal data. */
export type DataProblem = {
  field: 'name' | 'gender' | 'email' | 'phone' | 'email_code' | 'phone_code'
  code: FieldCode
}

type Person = { name: string | null; gender: Gender | null }
export type CheckedData = Person & { email: string | null; phone: string | null }

type PersonalDataInput = z.output<typeof PersonalData>

/** Validates personal data. Returns the values to store, or the first error. `kept` is what is stored. */
export function checkPersonalData(input: PersonalDataInput, kept: Person): CheckedData | DataProblem {
  const person = isOnlyProof(input) ? { name: kept.name, gender: kept.gender } : checkPerson(input)
  if ('code' in person) return person
  const typedEmail = input.email?.trim() ?? ''
  const email = typedEmail ? parseEmail(typedEmail) : null
  if (email === undefined) return { field: 'email', code: 'invalid_account_email' }
  const typedPhone = input.phone?.trim() ?? ''
  const phone = typedPhone ? parsePhone(typedPhone) : null
  if (phone === undefined) return { field: 'phone', code: 'invalid_account_phone' }
  return { ...person, email, phone }
}

/** Returns true if the input only verifies an address, which needs no name. */
function isOnlyProof({ name, email_code: emailCode, phone_code: phoneCode }: PersonalDataInput): boolean {
  return !name?.trim() && (emailCode !== undefined || phoneCode !== undefined)
}

function checkPerson(input: PersonalDataInput): { name: string; gender: Gender } | DataProblem {
  const name = input.name ?? ''
  if (!name.trim()) return { field: 'name', code: 'incomplete' }
  const wrong = ownNameProblem(name)
  if (wrong) return { field: 'name', code: wrong }
  const gender = Gender.safeParse(input.gender)
  if (!gender.success) return { field: 'gender', code: 'invalid_gender' }
  return { name, gender: gender.data }
}
