import type { CartPage_CartFragment, Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import { SetCardTextDocument } from '../../../graphql/generated/graphql.ts'
import { cartPatches } from '../../data/cart-patches.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { cardTextOf, cardsUnderWay, followCard } from '../card-text/index.ts'
import { followRename, renamedLine } from './renamed-lines.ts'

/** Changes what the card of a line of the cart says, and so that of the order made of it. The form's intent names the line. */
export const changeCardText = (
  api: PageApi,
  intent: string,
  words: string,
): Promise<CartPage_CartFragment | Refusal_RefusalFragment> =>
  followCard(intent, words, write(api, cardTextOf(intent, words)))

/**
 * For whoever goes on: an order must not go without the words that stand on a card. Waits for those that are being written, and writes those that
 * were only typed, or failed. Returns the refusal of one that is not taken; throws what failed. The server never has one.
 */
export const writeUnsavedCards = (api: PageApi): Promise<Refusal_RefusalFragment | null> =>
  cardsUnderWay((intent, words) => changeCardText(api, intent, words))

async function write(
  api: PageApi,
  { cardText, ...typed }: ReturnType<typeof cardTextOf>,
): Promise<CartPage_CartFragment | Refusal_RefusalFragment> {
  const line = await renamedLine(typed)
  const change = api.mutate(SetCardTextDocument, { ...line, cardText }, (done) =>
    cartPatches(done.setCardText),
  )
  if (!import.meta.env.SSR) {
    const cart = change.then(({ setCardText }) => (isRefusal(setCardText) ? null : setCardText))
    followRename(line, cardText, cart)
  }
  return (await change).setCardText
}
