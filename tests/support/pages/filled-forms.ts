import type { FormKey } from '../../../contract/forms.ts'

/** Small files that begin as their kind does, as they are sent. */
export const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)]).toString(
  'base64',
)
export const PDF = Buffer.from('%PDF-1.7\n').toString('base64')
export const PROOF = { name: 'card.png', base64: PNG }
const person = { name: 'Iris Green', email: 'iris@example.org' }

/** Every form, filled in as it should be. */
export const FILLED_FORMS: Record<FormKey, Record<string, unknown>> = {
  affiliate: { ...person, website: 'https://blog.example.org', audience: 'blog', agreed: true },
  contact: { ...person, topic: 'order', message: 'Where are they?\nThank you.', order_id: 'ab12cd34' },
  contest: { ...person, story: 'They stood on the sill for a fortnight.', photo: PROOF, agreed: true },
  draw: { ...person, agreed: true },
  'free-bouquet': {
    ...person,
    phone: '020 7946 0018',
    recipient: 'Anna Grey',
    postcode: 'N1 9GU',
    reason: 'She is kind.',
    agreed: true,
  },
  'youth-discount': {
    ...person,
    born_on: '2005-05-05',
    standing: 'under-26',
    school: 'Goldsmiths',
    proof: PROOF,
    agreed: true,
  },
  'senior-discount': { ...person, born_on: '1950-05-05', proof: PROOF, agreed: true },
  vip: { ...person, phone: '020 7946 0018', bouquets_a_year: 'over-50', agreed: true },
  'greeting-card-free': {
    sender: 'Iris',
    email: 'iris@example.org',
    recipient: 'Basil',
    recipient_email: 'basil@example.org',
    design: 'peony',
    text: 'Still you.',
  },
  unsubscribe: { email: 'iris@example.org', reason: 'too-many' },
}
