import type { Toxicity } from '../../../graphql/generated/graphql.ts'

type Facts = {
  kind: string
  catToxicity?: Toxicity | null
  dogToxicity?: Toxicity | null
  /** The kinds of flower in it. */
  species: readonly string[]
}

/** What of our goods a cat or a dog may get its teeth into. */
const GROWN = ['bouquet', 'roses', 'letterbox', 'gift-box', 'plant']

const KEEP_AWAY = 'keep it where they cannot reach.'

/** What a product does to cats and dogs, in plain words; null for what is nothing to a pet. */
export function petSentence({ kind, catToxicity, dogToxicity, species }: Facts): string | null {
  if (!catToxicity && !dogToxicity)
    return GROWN.includes(kind)
      ? `We have not found out whether it is safe for cats and dogs: ${KEEP_AWAY}`
      : null
  if (catToxicity === 'NONE' && dogToxicity === 'NONE') return 'Safe for cats and dogs.'
  if (catToxicity === dogToxicity) return `${effectOn('cats and dogs', catToxicity)}: ${KEEP_AWAY}`
  if (catToxicity === 'DEADLY') {
    const what = species.includes('lily') ? 'Lilies are deadly to cats' : 'It is deadly to cats'
    return `${what}: do not send it where one lives. ${effectOn('dogs', dogToxicity)}.`
  }
  return `${effectOn('cats', catToxicity)}. ${effectOn('dogs', dogToxicity)}.`
}

function effectOn(pets: string, toxicity: Toxicity | null | undefined): string {
  switch (toxicity) {
    case 'NONE':
      return `Safe for ${pets}`
    case 'MILD':
      return pets === 'dogs' ? 'It may make a dog sick' : `It may make ${pets} sick`
    case 'SEVERE':
      return `Poisonous to ${pets}`
    case 'DEADLY':
      return `Deadly to ${pets}`
    default:
      return `We have not found out whether it is safe for ${pets}`
  }
}
