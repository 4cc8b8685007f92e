import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { EMAIL, FILE_MEGABYTES, isName, isPhone } from './types/field-rules.ts'
import { Image, Lines, LondonDate, OUTCODE, Slug } from './types/primitives.ts'
import type { RefusalCode } from './types/refusals.ts'

const CONTROLS = /^[^\p{Cc}]*$/u
const line = (max: number) =>
  z.string().trim().min(1, 'required').max(max, 'too_long').regex(CONTROLS, 'control_characters')
const text = (max: number) => Lines.min(1, 'required').max(max, 'too_long')
const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ pattern: EMAIL, error: 'invalid_email' }))
const phone = line(30).refine(isPhone, 'invalid_phone')
const name = line(80).refine(isName, 'invalid_name')
/** A phone number as somebody writes it. */
export const PhoneInForm = phone
/** The name of a person. */
export const NameInForm = name
const agreed = z.literal(true, 'not_accepted')
const optional = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const PROOF_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const
export const PROOF_BYTES = FILE_MEGABYTES * 1024 * 1024
/** How large a request with a file in it may be: base64 takes a third more. */
export const PROOF_BODY_BYTES = Math.ceil((PROOF_BYTES * 4) / 3) + 64 * 1024

/** A file inside JSON: its name, its bytes in base64. What it really is, its first bytes say. */
export const Proof = z.strictObject({
  name: line(200),
  base64: z
    .string()
    .min(1, 'required')
    .refine((text) => text.length <= Math.ceil(PROOF_BYTES / 3) * 4, {
      error: 'file_too_large',
      params: { limit: FILE_MEGABYTES },
    }),
})
export type Proof = z.infer<typeof Proof>

/** What each form asks. */
export const FORMS = {
  affiliate: z.strictObject({
    name,
    email,
    phone: optional(phone),
    website: z.url({ protocol: /^https?$/, error: 'not_a_web_address' }).max(300),
    audience: z.enum(['blog', 'social', 'newsletter', 'business', 'other']),
    message: optional(text(2000)),
    agreed,
  }),
  contact: z.strictObject({
    name,
    email,
    phone: optional(phone),
    order_id: optional(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[0-9A-Z]{8}$/, 'not_an_order_number'),
    ),
    topic: z.enum(['order', 'delivery', 'flowers', 'payment', 'business', 'other']),
    message: text(3000),
  }),
  contest: z.strictObject({ name, email, story: text(1500), photo: Proof.optional(), agreed }),
  draw: z.strictObject({ name, email, phone: optional(phone), agreed }),
  'free-bouquet': z.strictObject({
    name,
    email,
    phone,
    recipient: name,
    postcode: line(10).regex(/^[A-Za-z]{1,2}\d[A-Za-z\d]?\s*\d[A-Za-z]{2}$/, {
      error: ({ input }) => (OUTCODE.test(String(input).trim()) ? 'half_a_postcode' : 'not_a_postcode'),
    }),
    reason: text(500),
    agreed,
  }),
  'youth-discount': z.strictObject({
    name,
    email,
    born_on: LondonDate,
    standing: z.enum(['student', 'under-26']),
    school: line(120),
    proof: Proof,
    agreed,
  }),
  'senior-discount': z.strictObject({ name, email, born_on: LondonDate, proof: Proof, agreed }),
  vip: z.strictObject({
    name,
    email,
    phone,
    company: optional(line(120)),
    bouquets_a_year: z.enum(['up-to-12', '13-to-50', 'over-50']),
    message: optional(text(1500)),
    agreed,
  }),
  'greeting-card-free': z.strictObject({
    sender: name,
    email,
    recipient: name,
    recipient_email: email,
    design: z.enum(['peony', 'rose', 'tulip', 'sunflower', 'lavender', 'anemone']),
    text: text(300),
  }),
  unsubscribe: z.strictObject({
    email,
    reason: z.enum(['too-many', 'not-relevant', 'never-signed-up', 'moved', 'other']),
    message: optional(text(1000)),
  }),
} as const
export type FormKey = keyof typeof FORMS

/** The forms that take a file, and in which field. */
export const PROOF_FIELDS: Partial<Record<FormKey, string>> = {
  contest: 'photo',
  'youth-discount': 'proof',
  'senior-discount': 'proof',
}

/** What the file of a form may be: where a picture is asked for, a document is none. */
export const fileTypesOf = (key: FormKey): readonly (typeof PROOF_TYPES)[number][] =>
  key === 'contest' ? PICTURE_TYPES : PROOF_TYPES

/** Of these an e-mail address has one entry in a month of London. */
export const isMonthly = (key: FormKey): boolean => key === 'draw' || key === 'contest'

const OptionWords = z.object({ value: z.string(), title: z.string() })

/** A field of a form as an editor writes it. */
const FieldWords = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'email', 'tel', 'url', 'date', 'textarea', 'select', 'checkbox', 'file']),
  is_required: z.boolean(),
  max_length: z.int().nullable(),
  hint: z.string().nullable(),
  autocomplete: z.string().nullable(),
  options: z.array(OptionWords),
})

/** A form as an editor writes it. */
export const FormWords = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  submit: z.string(),
  thanks: z.object({ title: z.string(), message: z.string() }).describe('The text after submission'),
  repeat: z
    .object({ title: z.string(), message: z.string() })
    .nullable()
    .default(null)
    .describe('The text for a repeated submission of a form that counts once'),
  fields: z.array(FieldWords),
})

/** A form as a page draws it: its words, with what its rules make of them. */
export const Form = FormWords.extend({
  is_monthly: z.boolean().describe('Takes one entry a month per e-mail address; a second is not offered'),
  file_types: z.array(z.enum(PROOF_TYPES)).describe('Media types of its file; empty when it takes no file'),
  fields: z.array(
    FieldWords.extend({
      options: z.array(
        OptionWords.extend({
          image: Image.nullable().describe('What it looks like; null without a picture'),
        }),
      ),
    }),
  ),
})
export type Form = z.infer<typeof Form>

export const Submitted = z.object({
  id: z.uuid(),
  is_repeat: z.boolean().describe('The same was submitted before; nothing was stored'),
  title: z.string(),
  message: z.string(),
})
export type Submitted = z.infer<typeof Submitted>

const tag = 'forms'

export const getForm = endpoint({
  method: 'GET',
  path: '/v1/forms/:key/',
  summary: 'The fields and texts of a form',
  tag,
  params: z.object({ key: Slug }),
  refusals: ['not_found'],
  example: { params: { key: 'contact' } },
  response: dataOf(Form),
  shared: true,
})

const person = { name: 'Iris Green', email: 'iris@example.org' }
const proof = { name: 'card.png', base64: 'iVBORw0KGgo=' }

const submission = <const K extends FormKey>(
  key: K,
  summary: string,
  { example, refusals }: { example: z.input<(typeof FORMS)[K]>; refusals: readonly RefusalCode[] },
) =>
  endpoint({
    method: 'POST',
    path: `/v1/forms/${key}/`,
    summary,
    description: `GET /v1/forms/${key}/ has its fields and texts. The same sent again is an answer with \`is_repeat\`.`,
    tag,
    access: 'optional session',
    refusals,
    example: { body: example },
    body: FORMS[key],
    response: dataOf(Submitted),
    ...(PROOF_FIELDS[key] && { maxBodyBytes: PROOF_BODY_BYTES }),
  })

const limited = ['too_many_forms'] as const
const limitedFiles = ['too_many_forms', 'too_many_files'] as const

/** One call a form, each with its own body. */
export const submitForm = {
  affiliate: submission('affiliate', 'Ask to become an affiliate', {
    example: { ...person, website: 'https://blog.example.org', audience: 'blog', agreed: true },
    refusals: limited,
  }),
  contact: submission('contact', 'Write to the shop', {
    example: { ...person, topic: 'order', message: 'Where are they?', order_id: '7F3K2M9Q' },
    refusals: limited,
  }),
  contest: submission('contest', 'Enter the bouquet contest', {
    example: { ...person, story: 'They stood on the sill for a fortnight.', photo: proof, agreed: true },
    refusals: limitedFiles,
  }),
  draw: submission('draw', 'Enter the monthly draw', {
    example: { ...person, agreed: true },
    refusals: limited,
  }),
  'free-bouquet': submission('free-bouquet', 'Nominate somebody for a free bouquet', {
    example: {
      ...person,
      phone: '020 7946 0018',
      recipient: 'Anna Grey',
      postcode: 'N1 9GU',
      reason: 'She is kind.',
      agreed: true,
    },
    refusals: limited,
  }),
  'youth-discount': submission(
    'youth-discount',
    'Ask for the discount for students of any age and people from 16 to 25',
    {
      example: {
        ...person,
        born_on: '2005-05-05',
        standing: 'under-26',
        school: 'Goldsmiths',
        proof,
        agreed: true,
      },
      refusals: limitedFiles,
    },
  ),
  'senior-discount': submission('senior-discount', 'Ask for the discount for over-60s', {
    example: { ...person, born_on: '1950-05-05', proof, agreed: true },
    refusals: limitedFiles,
  }),
  vip: submission('vip', 'Ask for an account for frequent senders', {
    example: { ...person, phone: '020 7946 0018', bouquets_a_year: 'over-50', agreed: true },
    refusals: limited,
  }),
  'greeting-card-free': submission('greeting-card-free', 'Send a greeting card by e-mail', {
    example: {
      sender: 'Iris',
      email: 'iris@example.org',
      recipient: 'Basil',
      recipient_email: 'basil@example.org',
      design: 'peony',
      text: 'Still you.',
    },
    refusals: ['too_many_forms', 'too_many_cards'],
  }),
  unsubscribe: submission(
    'unsubscribe',
    'Ask for the link that ends offers and reminders, sent to the address',
    {
      example: { email: 'iris@example.org', reason: 'too-many' },
      refusals: ['too_many_forms', 'too_many_links'],
    },
  ),
} as const satisfies { [K in FormKey]: { body: (typeof FORMS)[K] } }
