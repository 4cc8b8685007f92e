import { describe, expect, it } from 'vitest'
import { checkPersonalData } from './personal-data-rules.ts'

type Input = Parameters<typeof checkPersonalData>[0]

const IRIS = { name: 'Iris Green', gender: 'female' }
const NO_DETAILS = { name: null, gender: null }
const check = (input: object, kept: Parameters<typeof checkPersonalData>[1] = NO_DETAILS) =>
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
    [{ gender: 'female' }, 'name', 'incomplete'],
    [{ ...IRIS, name: ' ' }, 'name', 'incomplete'],
    [{ ...IRIS, name: 'Iris 2' }, 'name', 'invalid_name'],
    [{ name: 'Iris' }, 'gender', 'invalid_gender'],
    [{ name: 'Iris', gender: 'flower' }, 'gender', 'invalid_gender'],
    [{ ...IRIS, email: 'iris@' }, 'email', 'invalid_account_email'],
    [{ ...IRIS, phone: '12' }, 'phone', 'invalid_account_phone'],
  ])('%o are refused', (input, field, code) => {
    expect(check(input)).toEqual({ field, code })
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
