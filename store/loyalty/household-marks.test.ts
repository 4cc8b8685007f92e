import { describe, expect, it } from 'vitest'
import { householdMarks } from './household-marks.ts'

const NOBODY = { emails: [], phones: [] }
const parseEmail = (email: string) => householdMarks({ ...NOBODY, emails: [email] })
const doorOf = (postcode: string, line1: string, line2: string | null = null) =>
  householdMarks({ ...NOBODY, address: { postcode, line1, line2 } })

describe('a household is known again', () => {
  it.each([
    'anna@gmail.com',
    'Anna@Gmail.com',
    'a.n.na@gmail.com',
    'anna+flowers@gmail.com',
    ' anna@googlemail.com',
  ])('by its e-mail address written %s', (email) =>
    expect(parseEmail(email)).toEqual(parseEmail('anna@gmail.com')),
  )

  it.each(['07700 900456', '+44 7700 900456', '0044 (0)7700-900456'])('by its phone written %s', (phone) =>
    expect(householdMarks({ ...NOBODY, phones: [phone] })).toEqual([
      { kind: 'phone', value: '+447700900456' },
    ]),
  )

  it.each([
    ['1 Caledonian Road', 'Flat 7'],
    ['Flat 7, 1 Caledonian Rd.', null],
    ['flat 7', '1, CALEDONIAN ROAD'],
  ])('by its door written %s, %s', (line1, line2) =>
    expect(doorOf('n1 9gu', line1, line2)).toEqual(doorOf('N1 9GU', 'Flat 7', '1 Caledonian Road')),
  )

  it('by the name of a house without a number, and by a letter beside one', () => {
    expect(doorOf('SW1A 2AA', 'Rose Cottage')).toEqual(doorOf('SW1A2AA', 'ROSE  cottage'))
    expect(doorOf('SW1A 2AA', '12a High Street')).toEqual(doorOf('SW1A 2AA', '12 A High St'))
  })

  it('by a card, and by each thing once', () => {
    expect(householdMarks({ emails: ['a@b.c', 'A@b.c', null], phones: [undefined], card: 'fp_1' })).toEqual([
      { kind: 'card', value: 'fp_1' },
      { kind: 'email', value: 'a@b.c' },
    ])
  })
})

describe('households are told apart', () => {
  it('by names, domains, doors and streets', () => {
    expect(parseEmail('anna@gmail.com')).not.toEqual(parseEmail('hanna@gmail.com'))
    expect(parseEmail('anna@gmail.com')).not.toEqual(parseEmail('anna@example.org'))
    expect(doorOf('N1 9GU', 'Flat 7, 1 Caledonian Road')).not.toEqual(
      doorOf('N1 9GU', 'Flat 8, 1 Caledonian Road'),
    )
    expect(doorOf('N1 9GU', '1 Caledonian Road')).not.toEqual(doorOf('N1 9GT', '1 Caledonian Road'))
    expect(doorOf('SW1A 2AA', 'Rose Cottage')).not.toEqual(doorOf('SW1A 2AA', 'Ivy Cottage'))
  })
})
