import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isEmail, isName, isPhone, ownNameProblem } from './field-rules.ts'

describe('a name', () => {
  it.each([
    'Iris Green',
    'Zoë O’Hara',
    "D'Arcy-Smith",
    'Иван',
    '李小龍',
    'Ward 5',
    'Smith & Sons (2nd floor)',
    ' Iris ',
  ])('may be %s', (name) => expect(isName(name)).toBe(true))
  it.each(['12345!!', '12345', '!!', '-', '', '  ', '<Iris>', 'Iris;', 'iris@example.org', "'"])(
    'is not %j',
    (name) => expect(isName(name)).toBe(false),
  )
})

describe('a phone number', () => {
  it.each(['07700 900456', '+44 (0)7700 900456', '(020) 7946-0018', '0044 7700 900456', '+1.212.555.2368'])(
    'may be %s',
    (phone) => expect(isPhone(phone)).toBe(true),
  )
  it.each(['', '12', '12345', '0123', 'ring the bell', '07700 900456 x2', '1234567890123456789'])(
    'is not %j',
    (phone) => expect(isPhone(phone)).toBe(false),
  )
})

describe('an e-mail address', () => {
  const typed = [
    'iris@example.org',
    'iris.green+flowers@mail.example.co.uk',
    'iris@',
    '@example.org',
    'iris',
    'a b@c.org',
    'i..s@c.org',
  ]
  it.each(typed)('%j is one where zod says so', (email) => {
    expect(isEmail(email)).toBe(z.email().safeParse(email).success)
  })
  it('may have spaces around it, and is not endless', () => {
    expect(isEmail(' iris@example.org ')).toBe(true)
    expect(isEmail(`${'i'.repeat(250)}@example.org`)).toBe(false)
  })
})

describe('the name of an account', () => {
  it.each(['Zoë', 'Anne-Marie O’Neill', "O'Neill", 'María José', '李', 'J. R. Smith', 'a'.repeat(60)])(
    'may be %s',
    (name) => {
      expect(ownNameProblem(name)).toBeUndefined()
    },
  )

  it.each([' Iris', 'Iris ', 'Iris  Green', 'Iris \tGreen'])(
    '%j has spaces that do not belong there',
    (name) => {
      expect(ownNameProblem(name)).toBe('name_spaces')
    },
  )

  it.each(['Iris 2', '<b>', '-Iris', '2Iris', 'Iris!', 'a'.repeat(61), ''])('is not %j', (name) => {
    expect(ownNameProblem(name)).toBe('invalid_name')
  })
})
