import { z } from 'zod'
import { NoBody, dataOf, endpoint } from './types/endpoint.ts'
import { Session } from './session.ts'

/** Codes go to a phone or an e-mail address; to a phone as a text or through WhatsApp. */
export const CodeType = z.enum(['phone', 'email'])
export type CodeType = z.infer<typeof CodeType>
export const CodeVia = z.enum(['sms', 'whatsapp'])

/** As typed; what it means is said in the answer, for the shopper. */
const Receiver = z.string().max(254, 'too_long')
export const Code = z.string().max(20).describe('Six digits, as typed')

export const SendCode = z.strictObject({
  type: CodeType,
  receiver: Receiver.describe('A phone number or an e-mail address'),
  via: CodeVia.default('sms').describe('For a phone'),
  captcha_token: z.string().max(4_000).optional(),
})
export const CheckCode = z.strictObject({
  type: CodeType,
  receiver: Receiver,
  code: Code,
  device: z
    .string()
    .max(80)
    .optional()
    .describe('What signs in, for the list of sign-ins: "Firefox on Linux"'),
})

const CodeError = z.object({
  message: z.string(),
  code: z.string().optional().describe('What is wrong with the receiver, for programs'),
})
export const CodeSent = z.object({
  success: z.boolean(),
  next_code_seconds_left: z.int().describe('Seconds until the next code can be requested'),
  error: CodeError.nullable(),
})
export type CodeSent = z.infer<typeof CodeSent>

export const SignedIn = z.object({
  token: z.string().describe('For the Authorization header; given out once'),
  expires_at: z.iso.datetime({ offset: true }),
  is_new_user: z.boolean().describe('The user has not given their personal data yet'),
  session: Session.describe('The session under a new token; the old token stops working'),
})
export type SignedIn = z.infer<typeof SignedIn>

const tag = 'auth'

export const getSignInSettings = endpoint({
  method: 'GET',
  path: '/v1/auth/settings/',
  summary: 'Settings of the sign-in page',
  tag,
  shared: true,
  description:
    'What the page needs before it asks for a code: how long a code is, how long the next one is waited for, and the captcha.',
  response: dataOf(
    z.object({
      captcha_site_key: z
        .string()
        .nullable()
        .describe('The site key of the invisible reCAPTCHA v2; null when there is no captcha'),
      code_length: z.int(),
      resend_seconds: z.int(),
    }),
  ),
})
export const sendCode = endpoint({
  method: 'POST',
  path: '/v1/auth/send-verification-code/',
  summary: 'Send a one-time code; the answer is the same whether or not there is an account',
  tag,
  body: SendCode,
  description:
    'A receiver that is wrong, and one that has had enough codes, are answers with `success: false`; `next_code_seconds_left` says when to ask again.',
  access: 'session',
  example: { body: { type: 'email', receiver: 'iris@example.org' } },
  response: CodeSent,
})
export const checkCode = endpoint({
  method: 'POST',
  path: '/v1/auth/check-verification-code/',
  summary: 'Sign in with a code, in the session that asked for it',
  tag,
  body: CheckCode,
  description:
    'The session gets a new token with the sign-in, and its old one stops working. A token in Authorization ends with it.',
  access: 'session',
  example: {
    body: { type: 'email', receiver: 'iris@example.org', code: '123456', device: 'Firefox on Linux' },
  },
  response: z.object({
    success: z.boolean(),
    data: SignedIn.nullable(),
    error: CodeError.nullable(),
  }),
})
export const signOut = endpoint({
  method: 'GET',
  path: '/v1/user/logout/',
  summary: 'End the auth token that was sent; harmless to repeat',
  tag,
  description: 'Without a token, or with one that has ended, there is nothing to end: success all the same.',
  access: 'optional user',
  response: z.object({ success: z.boolean() }),
})

/** A browser in which somebody is signed in. */
export const SignIn = z.object({
  id: z.uuid().describe('What it is ended by'),
  device: z.string().nullable().describe('The name of the browser; null when it is unknown'),
  at: z.iso.datetime().describe('When it signed in'),
  last_used_at: z.iso.datetime().describe('When it was last used, to the hour'),
  is_current: z.boolean().describe('The sign-in of this request'),
})
export type SignIn = z.infer<typeof SignIn>

export const getSignIns = endpoint({
  method: 'GET',
  path: '/v1/user/sign-ins/',
  summary: 'Where the user is signed in, the newest first',
  tag,
  access: 'user',
  response: dataOf(z.array(SignIn)),
})
export const signOutElsewhere = endpoint({
  method: 'POST',
  path: '/v1/user/sign-ins/end-others/',
  summary: 'End all sign-ins of the user but the one that asks; harmless to repeat',
  tag,
  body: NoBody,
  access: 'user',
  example: { body: {} },
  response: z.object({ success: z.boolean(), ended: z.int() }),
})
export const endSignIn = endpoint({
  method: 'DELETE',
  path: '/v1/user/sign-ins/:id/',
  summary: 'End a sign-in of the user; answers with those that are left',
  tag,
  params: z.object({ id: z.uuid() }),
  description:
    'Its tokens are worthless from then on. With the id of the sign-in that asks, it is a sign-out.',
  access: 'user',
  refusals: ['not_found'],
  example: { params: { id: '7d1f6f0c-3a53-4b0e-9a55-6f1f6a1f2c11' } },
  response: dataOf(z.array(SignIn)),
})
export const renewSignIn = endpoint({
  method: 'POST',
  path: '/v1/user/sign-ins/renew/',
  summary: 'A new token for the sign-in that asks, which takes the place of the one that was sent',
  tag,
  body: NoBody,
  description:
    'The token that was sent goes on working until five minutes after the new one is first used, so that a lost answer and parallel requests sign nobody out. A token that is used later than that was copied: the whole sign-in ends, and its owner is written to. The sign-in ends no later by it.',
  access: 'user',
  startsSession: false,
  example: { body: {} },
  response: dataOf(
    z.object({
      token: z.string().describe('For the Authorization header; given out once'),
      expires_at: z.iso.datetime({ offset: true }),
    }),
  ),
})
export const assignGuest = endpoint({
  method: 'POST',
  path: '/v1/order/guest/assign/',
  summary: 'Make the session’s cart and orders the signed-in user’s; harmless to repeat',
  tag,
  body: NoBody,
  description:
    'The lines of both carts become one cart. What guests have paid with the user’s confirmed e-mail address becomes the user’s, too. Called after signing in.',
  access: 'user in session',
  example: { body: {} },
  response: dataOf(z.object({ orders: z.int(), lines: z.int().describe('Cart lines that were taken over') })),
})
