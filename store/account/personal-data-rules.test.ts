import { describe, expect, it } from 'vitest'
import { checkPersonalData } from './personal-data-rules.ts'

type Input = Parameters<typeof checkPersonalData>[0]

const IRIS = { name: 'Iris Green', gender: 'female' }
const NOBODY = { name: null, gender: null }
const check = (input: object, kept: Parameters<typeof checkPersonalData>[1] = NOBODY) =>
  checkPersonalData(input as Input, kept)

describe('personal data as typed', () => {
  it('are kept as they are meant', () => {
    expect(check({ ...IRIS, email: ' Iris@Example.org ', phone: ' 07700 900456 ' })).toEqual({
      ...{ name: 'Iris Green', gender: 'female', email: 'iris@example.org', phone: '+447700900456' },
    })
    expect(check({ ...IRIS, email: ' ', phone: '' })).toEqual({ ...IRIS, email: null, phone: null })
    expect(check(IRIS)).toEqual({ ...IRIS, email: null, phone: null })
  })

  it.each([
    [{ gender: 'female' }, 'name', 'Please fill all fields to continue'],
    [{ ...IRIS, name: ' ' }, 'name', 'Please fill all fields to continue'],
    [{ ...IRIS, name: 'Iris 2' }, 'name', 'Enter the correct name'],
    [{ name: 'Iris' }, 'gender', 'You need specify your gender'],
    [{ name: 'Iris', gender: 'flower' }, 'gender', 'You need specify your gender'],
    [{ ...IRIS, email: 'iris@' }, 'email', 'Invalid mail format'],
    [{ ...IRIS, phone: '12' }, 'phone', 'Invalid number format'],
  ])('%o are refused', (input, field, message) => {
    expect(check(input)).toEqual({ field, message })
  })

  it('that only prove an address leave the person as they are', () => {
    const kept = { name: 'Basil', gender: 'male' } as const
    const nothing = { email: null, phone: null }
    expect(check({ email_code: '123456' }, kept)).toEqual({ ...kept, ...nothing })
    expect(check({ phone_code: '123456', name: ' ' }, kept)).toEqual({ ...kept, ...nothing })
    expect(check({ phone_code: '123456', ...IRIS }, kept)).toEqual({ ...IRIS, ...nothing })
    expect(check({}, kept)).toMatchObject({ field: 'name' })
  })
})
