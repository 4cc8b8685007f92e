import type { CartPage_CartFragment, Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import { SetCartLineTextDocument } from '../../../graphql/generated/graphql.ts'
import { cartPatches } from '../../data/cart-patches.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import type { Field } from '../../ui/form/form-data.ts'

const INTENT = 'card-text'

/** What changes the card of a line: the button's `intent`, and the name of the field with the words, too. */
export const cardTextIntent = (line: { productId: string; positionSlug: string }) =>
  `${INTENT}:${line.productId}:${line.positionSlug}`

/** Whether a form is about the words on a card. */
export const isCardTextIntent = (intent: string) => intent.startsWith(`${INTENT}:`)

/** Changes what the card of a line of the cart says, and so that of the order made of it. */
export async function changeCardText(
  api: PageApi,
  field: Field,
): Promise<CartPage_CartFragment | Refusal_RefusalFragment> {
  const intent = field('intent')
  const [, productId = '', ...slug] = intent.split(':')
  const variables = { productId, positionSlug: slug.join(':'), giftCardText: field(intent) }
  const { setCartLineText } = await api.mutate(SetCartLineTextDocument, variables, (done) =>
    cartPatches(done.setCartLineText),
  )
  return setCartLineText
}
