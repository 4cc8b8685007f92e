import { describe, expect, it } from 'vitest'
import { suggestEmail } from './email-suggestion.ts'

describe('an e-mail address', () => {
  it.each([
    ['you@gmial.com', 'you@gmail.com'],
    ['you@gmail.con', 'you@gmail.com'],
    ['Iris.Green@hotmial.co.uk', 'Iris.Green@hotmail.co.uk'],
    [' you@outlok.com ', 'you@outlook.com'],
    ['you@btinternet.co', 'you@btinternet.com'],
  ])('%s was meant to be %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it.each(['you@gmail.com', 'you@mail.com', 'you@me.com', 'you@hey.com', 'you@example.org', 'you@bbc.co.uk'])(
    '%s is what was meant',
    (typed) => {
      expect(suggestEmail(typed)).toBeUndefined()
    },
  )

  it.each(['', 'you', 'you@', '@gmial.com@', 'a@b@c'])('%j is not guessed at', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined()
  })
})
