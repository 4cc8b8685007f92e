import { z } from 'zod'
import { Code, CodeSent, CodeType } from './auth.ts'
import { NoBody, dataOf, endpoint, outcomeOf } from './types/endpoint.ts'

export const Gender = z.enum(['female', 'male', 'DO_NOT_SPECIFY'])
export type Gender = z.infer<typeof Gender>

export const User = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  gender: Gender.nullable(),
  email: z.string().nullable(),
  email_verified: z.boolean().describe('A code that was sent there came back'),
  phone: z.string().nullable(),
  phone_verified: z.boolean().describe('A code that was sent there came back'),
  registered: z.boolean().describe('The personal data was given, which completes the registration'),
})
export type User = z.infer<typeof User>

/** As typed: what is wrong with it is an answer, in the shop’s own words. */
export const PersonalData = z.strictObject({
  name: z.string().max(200).optional(),
  gender: z.string().max(30).nullable().optional(),
  email: z.string().max(254).nullable().optional(),
  phone: z.string().max(60).nullable().optional(),
  email_code: Code.optional().describe('Proves the new e-mail address'),
  phone_code: Code.optional().describe('Proves the new phone number'),
})

const UserAnswer = z.object({ auth: z.boolean(), user: User.nullable() })
const tag = 'user'

// The router makes no difference between /v1/user/ (auth and user) and /v1/user (personal data): one answer is both.
export const getUser = endpoint({
  method: 'GET',
  path: '/v1/user/',
  summary: 'Whether the visitor is signed in, and the personal data',
  tag,
  access: 'optional user',
  refusals: ['auth_invalid'],
  response: UserAnswer,
})
export const updatePersonalData = endpoint({
  method: 'POST',
  path: '/v1/user/personal-data/',
  summary: 'Set the personal data; the first time, this completes the registration',
  tag,
  body: PersonalData,
  description:
    'A field that is wrong is an answer with `success: false` that names it. A new e-mail address or phone number needs the code that was sent to it.',
  access: 'user',
  example: { body: { name: 'Iris Green', gender: 'female' } },
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    code: z.string().optional().describe('What is wrong, for programs'),
    field: z.string().nullable().describe('The field that the message is about'),
    user: User,
  }),
})
export const sendContactCode = endpoint({
  method: 'POST',
  path: '/v1/user/contact-code/',
  summary: 'Send a code to a new e-mail address or phone number of the user',
  tag,
  body: z.strictObject({ type: CodeType, receiver: z.string().max(254) }),
  access: 'user in session',
  example: { body: { type: 'phone', receiver: '07700 900456' } },
  response: CodeSent,
})
export const sendErasureCode = endpoint({
  method: 'POST',
  path: '/v1/user/personal-data/erasure-code/',
  summary: 'Send the code that confirms the erasure, to the address the user signs in with',
  tag,
  body: NoBody,
  access: 'user in session',
  refusals: ['no_address'],
  example: { body: {} },
  response: CodeSent,
})
export const erasePersonalData = endpoint({
  method: 'DELETE',
  path: '/v1/user/personal-data/',
  summary: 'Erase the account and everything personal; orders stay, with nobody’s name',
  tag,
  body: z.strictObject({ code: Code.optional() }).nullish(),
  access: 'user in session',
  example: { body: { code: '123456' } },
  response: outcomeOf({}),
})
export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/v1/user/personal-data/export/',
  summary: 'Everything we know about the user, for the user',
  tag,
  access: 'user',
  response: dataOf(z.record(z.string(), z.unknown())),
})
