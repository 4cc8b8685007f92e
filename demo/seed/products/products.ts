import { CARDS, GIFT_CARDS } from './cards.ts'
import type { SeedProduct, SoldProduct } from '../../../store/seed/seed-data.ts'
import { floristsChoice } from './florists-choice.ts'
import { furtherProduct } from './further/products.ts'
import { GIFT_BOXES } from './gift-boxes.ts'
import { GIFTS } from './gifts.ts'
import { HAND_TIED } from './hand-tied/hand-tied.ts'
import { goodsOf } from './goods.ts'
import { LETTERBOX } from './letterbox.ts'
import { toxicityOf } from './pets.ts'
import { PLANTS } from './plants.ts'
import { seedOf } from '../random.ts'
import { ROSES } from './roses.ts'

const FAMILIES: readonly (readonly SeedProduct[])[] = [
  HAND_TIED,
  ROSES,
  LETTERBOX,
  GIFTS,
  CARDS,
  GIFT_CARDS,
  GIFT_BOXES,
  PLANTS,
  [floristsChoice()],
]

/**
 * The hand-made catalogue. Each family is shuffled by code and then dealt out evenly, so that any beginning of
 * the catalogue is a fair sample of it.
 */
export const HAND_MADE: readonly SeedProduct[] = FAMILIES.flatMap((family) =>
  [...family]
    .sort((one, other) => seedOf(one.realId) - seedOf(other.realId))
    .map((product, index) => ({ product, place: (index + 0.5) / family.length })),
)
  .sort((one, other) => one.place - other.place)
  .map(({ product }) => product)

/**
 * The shop's first `total` products: the hand-made catalogue, then composed ones for as long as needed.
 * Nothing composed is kept, so a million can be streamed.
 */
export function* products(total: number): Generator<SoldProduct> {
  for (let index = 0; index < total; index += 1) {
    const product = HAND_MADE[index] ?? furtherProduct(index - HAND_MADE.length)
    yield { ...product, ...goodsOf(product), ...toxicityOf(product) }
  }
}
