import type { CartPage_CartFragment, Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import { SetCardTextDocument } from '../../../graphql/generated/graphql.ts'
import { cartPatches } from '../../data/cart-patches.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { cardTextOf } from '../card-text/index.ts'
import { followRename, renamedLine } from './renamed-lines.ts'

let underWay: Promise<Refusal_RefusalFragment | null> = Promise.resolve(null)

/**
 * Waits for the card that is being written, for whoever goes on meanwhile: an order must not go without its words. Returns the refusal if it was
 * not taken, and throws what came between; once. The server never has one.
 */
export async function cardTextUnderWay(): Promise<Refusal_RefusalFragment | null> {
  const change = underWay
  underWay = Promise.resolve(null)
  return change
}

/** Changes what the card of a line of the cart says, and so that of the order made of it. */
export function changeCardText(
  api: PageApi,
  field: Field,
): Promise<CartPage_CartFragment | Refusal_RefusalFragment> {
  const change = write(api, field)
  if (!import.meta.env.SSR) {
    underWay = change.then((outcome) => (isRefusal(outcome) ? outcome : null))
    // Whoever sent it hears of it.
    underWay.catch(() => {})
  }
  return change
}

async function write(api: PageApi, field: Field): Promise<CartPage_CartFragment | Refusal_RefusalFragment> {
  const { cardText, ...typed } = cardTextOf(field)
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
