import { finished, flowerCare, flowerContents } from './assembly.ts'
import type { SeedProduct, SeedVariant } from '../../../store/seed/seed-data.ts'
import { seedOf } from '../random.ts'
import { countOf, stemsOf } from './recipe.ts'

/** What comes to subscribers unless they would rather have something else. */
export const FLORISTS_CHOICE_REAL_ID = 'LK-009001'

/** Size, title, pence, and what it was made of on the day it was drawn. */
const SIZES = [
  [
    'small',
    'Classic',
    3600,
    '3 blush rose, 3 white lisianthus, 3 lilac freesia, 2 peach spray-rose, 2 cream snapdragon, 2 green eucalyptus',
  ],
  [
    'medium',
    'Generous',
    4900,
    '5 blush rose, 4 white lisianthus, 4 lilac freesia, 3 peach spray-rose, 3 cream snapdragon, 3 green eucalyptus',
  ],
  [
    'large',
    'Grand',
    6800,
    '7 blush rose, 6 white lisianthus, 6 lilac freesia, 5 peach spray-rose, 4 cream snapdragon, 4 green eucalyptus',
  ],
] as const

/** The bouquet of the subscription's plans, in their three sizes; it can be had alone, too. */
export function floristsChoice(): SeedProduct {
  const variants = SIZES.map(([size, title, price, recipe]): SeedVariant => {
    const stems = stemsOf(recipe)
    const count = countOf(stems)
    return {
      slug: title.toLowerCase(),
      title: `${title}, ${count} stems`,
      ...{ length: null, size, colour: null, count, price, oldPrice: null, stems },
      drawing: {
        kind: 'bouquet',
        seed: `${FLORISTS_CHOICE_REAL_ID}-${size}`,
        stems,
        presentation: 'wrapped',
        wrap: 'kraft',
        length: 'short',
      },
    }
  })
  const stems = variants[0]?.stems ?? []
  return finished({
    realId: FLORISTS_CHOICE_REAL_ID,
    slug: 'florists-choice',
    title: 'The Florist’s Choice',
    kind: 'bouquet',
    description:
      'Whatever was best at the market that morning, tied by whoever got up for it. The picture shows one such morning; yours will be another.',
    care: flowerCare(stems, false, seedOf(FLORISTS_CHOICE_REAL_ID)),
    contains: flowerContents(stems, 'Brown kraft paper and cotton twine'),
    sameDay: true,
    occasions: ['thank-you-flowers', 'thinking-of-you-flowers'],
    recipients: ['friends', 'mom'],
    variants,
  })
}
