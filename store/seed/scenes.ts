import type { Drawing } from '../illustrator/drawing.ts'
import { stemsOf } from './recipe.ts'

/** Wide pictures for the tops of pages. */
export const SCENES: readonly { title: string; slug: string; drawing: Drawing }[] = [
  {
    title: 'A large arrangement of peonies, roses, ranunculus and eucalyptus',
    slug: 'hero',
    drawing: {
      kind: 'scene',
      seed: 'hero-autumn',
      scene: 'hero',
      stems: stemsOf(
        '5 blush peony, 3 coral peony, 7 peach rose, 5 burgundy rose, 6 cream ranunculus, 3 white hydrangea, 5 purple lisianthus, 4 white gypsophila, 8 green eucalyptus',
      ),
    },
  },
]
