import type {
  CartLine_LineFragment,
  CartPage_CartFragment,
  Refusal_RefusalFragment,
} from '../../../graphql/generated/graphql.ts'
import { AddCartLineDocument, SetComboQuantityDocument } from '../../../graphql/generated/graphql.ts'
import { cartPatches } from '../../data/cart-patches.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'

type GiftCard = NonNullable<CartLine_LineFragment['giftCard']>['details']

/** What has to be known of a line to put it back into the cart. */
export type RemovedLine = Pick<CartLine_LineFragment, 'productId' | 'quantity'> & {
  /** What the shopper calls it. */
  title: string
  /** The slug of the variant or of the line, as it was put in. */
  lineSlug: string
  comboId: string | null
  text: string | null
  giftCard: GiftCard | null
  /** The subscription of the cart repeats it. Left away by pages of a version before 0.3.2. */
  isRecurring?: boolean
}

/** The field of a form that takes a line out. */
export const removedLine = (line: CartLine_LineFragment, isRecurring: boolean): string =>
  JSON.stringify({
    title: line.title,
    productId: line.productId,
    lineSlug: line.lineSlug,
    quantity: line.quantity,
    comboId: line.comboId ?? null,
    text: line.cardText ?? null,
    giftCard: line.giftCard?.details ?? null,
    isRecurring,
  } satisfies RemovedLine)

/** Reads that field; undefined when it is none of ours. */
export function readRemoved(text: string): RemovedLine | undefined {
  try {
    const line = JSON.parse(text) as Partial<RemovedLine> | null
    const isOne = typeof line?.title === 'string' && Number.isInteger(line.quantity)
    if (!isOne || typeof line.lineSlug !== 'string') return undefined
    // A page of a version before 0.2 has numbers in it.
    const [productId, comboId] = [line.productId, line.comboId].map((id) => (id == null ? null : String(id)))
    return productId ? ({ ...line, productId, comboId } as RemovedLine) : undefined
  } catch {
    return undefined
  }
}

/** Puts a line back as it was: with its card, as many as there were, and by subscription if it was. */
export async function restoreLine(
  api: PageApi,
  line: RemovedLine,
): Promise<CartPage_CartFragment | Refusal_RefusalFragment> {
  const { productId, lineSlug: variantSlug, quantity, comboId, text, giftCard, isRecurring } = line
  if (comboId !== null) {
    const input = { comboId, quantity }
    return (await api.mutate(SetComboQuantityDocument, input, (done) => cartPatches(done.setComboQuantity)))
      .setComboQuantity
  }
  const hasSubscription = isRecurring || null
  const input = { productId, variantSlug, cardText: text, giftCard, quantity, hasSubscription }
  const { addCartLine } = await api.mutate(AddCartLineDocument, { input, stays: false }, (done) =>
    cartPatches(done.addCartLine),
  )
  return addCartLine
}
