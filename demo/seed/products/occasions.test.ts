import { describe, expect, it } from 'vitest'
import type { Mood } from './colour-mood.ts'
import type { Occasion, Recipient } from './occasions.ts'
import { OCCASIONS, RECIPIENTS, occasionsFor, recipientsFor } from './occasions.ts'

const MOODS: Mood[] = ['white', 'soft', 'pink', 'red', 'deep', 'warm', 'cool', 'bright']
const CODES = Array.from({ length: 40 }, (_, index) => `LK-${index}`)

/** All that joins what is named, whatever the mood and the product. */
function joinedTo(...named: Occasion[]): Occasion[] {
  const all = MOODS.flatMap((mood) => CODES.flatMap((code) => occasionsFor(mood, code, named)))
  return OCCASIONS.filter((occasion) => all.includes(occasion) && !named.includes(occasion))
}

const FEELINGS = ['thank-you-flowers', 'friendship-flowers', 'surprise-flowers', 'thinking-of-you-flowers']

describe('the occasions of a product', () => {
  it('are those of its mood where none is named, Christmas excepted', () => {
    expect(joinedTo()).toEqual(OCCASIONS.filter((occasion) => occasion !== 'christmas-flowers'))
  })

  it.each([
    'sympathy-flowers',
    'retirement-flowers',
    'get-well-soon-flowers',
    'birthday-flowers',
    'wedding',
  ] as const)('are no other event than %s where that is named', (named) => {
    expect(joinedTo(named).filter((occasion) => !FEELINGS.includes(occasion))).toEqual([])
  })

  it('of a couple go together', () => {
    expect(joinedTo('anniversary-flowers')).toEqual(
      expect.arrayContaining(['romantic-flowers', 'valentine-flowers']),
    )
    expect(joinedTo('anniversary-flowers')).not.toContain('sympathy-flowers')
    expect(joinedTo('thank-you-flowers')).not.toContain('romantic-flowers')
  })
})

describe('the recipients of a product', () => {
  const recipients = (...named: Recipient[]) =>
    new Set(MOODS.flatMap((mood) => CODES.flatMap((code) => recipientsFor(mood, code, named))))

  it('are those of its mood besides those that are named', () => {
    expect(recipients().size).toBe(RECIPIENTS.length)
    expect(recipients('colleagues', 'friends')).toContain('dad')
  })

  it('are colleagues alone where it was made for them', () => {
    expect([...recipients('colleagues')]).toEqual(['colleagues'])
  })
})
