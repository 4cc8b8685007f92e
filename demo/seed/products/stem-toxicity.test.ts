import { describe, expect, it } from 'vitest'
import { toxicityOfStems, worstToxicity } from './stem-toxicity.ts'

describe('the toxicity of a bouquet', () => {
  it.each([
    [['rose', 'lisianthus'], 'none', 'none'],
    [['rose', 'lily'], 'deadly', 'mild'],
    [['rose', 'eucalyptus'], 'mild', 'mild'],
    [['tulip', 'delphinium'], 'severe', 'severe'],
    // Nobody has said that ruscus is harmless.
    [['rose', 'ruscus'], null, null],
    [['lily', 'ruscus'], 'deadly', 'mild'],
    [[], null, null],
  ] as const)('of %j is %s to cats and %s to dogs', (kinds, catToxicity, dogToxicity) => {
    expect(toxicityOfStems(kinds.map((species) => ({ species })))).toEqual({ catToxicity, dogToxicity })
  })

  it('is that of what comes along, too', () => {
    const rose = toxicityOfStems([{ species: 'rose' }])
    expect(worstToxicity([rose, { catToxicity: 'severe', dogToxicity: 'severe' }]).dogToxicity).toBe('severe')
    expect(worstToxicity([rose, { catToxicity: null, dogToxicity: null }]).catToxicity).toBeNull()
  })
})
