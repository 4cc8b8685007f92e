import { expect, it } from 'vitest'
import { petSentence } from './pet-sentence.ts'

const SAID = [
  [
    { kind: 'bouquet', catToxicity: 'NONE', dogToxicity: 'NONE', species: ['rose'] },
    'Safe for cats and dogs.',
  ],
  [
    { kind: 'bouquet', catToxicity: 'DEADLY', dogToxicity: 'MILD', species: ['rose', 'lily'] },
    'Lilies are deadly to cats: do not send it where one lives. It may make a dog sick.',
  ],
  [
    { kind: 'plant', catToxicity: 'MILD', dogToxicity: 'MILD', species: [] },
    'It may make cats and dogs sick: keep it where they cannot reach.',
  ],
  [
    { kind: 'gift', catToxicity: 'SEVERE', dogToxicity: 'SEVERE', species: [] },
    'Poisonous to cats and dogs: keep it where they cannot reach.',
  ],
  [
    { kind: 'bouquet', catToxicity: null, dogToxicity: null, species: ['rose', 'ruscus'] },
    'We have not found out whether it is safe for cats and dogs: keep it where they cannot reach.',
  ],
  [
    { kind: 'plant', catToxicity: 'NONE', dogToxicity: null, species: [] },
    'Safe for cats. We have not found out whether it is safe for dogs.',
  ],
  [{ kind: 'gift', catToxicity: null, dogToxicity: null, species: [] }, null],
] as const

it('a product says in plain words what it does to pets', () => {
  for (const [facts, sentence] of SAID) expect([facts, petSentence(facts)]).toEqual([facts, sentence])
})
