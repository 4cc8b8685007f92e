import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { AddCartLineDocument } from '../../../graphql/generated/graphql.ts'
import { cartPatches } from '../../data/cart-patches.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { readForm } from '../../ui/form/form-data.ts'
import { checkForm, refuseForm } from '../../ui/form/form-problem.ts'
import { showAddedToCart } from '../cart/index.ts'
import { GIFT_CARD_FIELDS, giftCardOf, refuseGiftCard } from '../gift-card/index.ts'

/** What is given back beside the fields. */
const CHOICE = ['variantSlug']

/** Puts a gift card by e-mail in the cart; what is wrong with it is said in its form. */
export async function productAction({ request, params, context }: ActionFunctionArgs) {
  const field = await readForm(request)
  if (field('intent') !== 'gift-card') throw data(null, { status: 400 })
  const wrong = checkForm(field, GIFT_CARD_FIELDS, CHOICE)
  if (wrong) return refuseForm(wrong)
  const { addCartLine: outcome } = await pageApi(context).mutate(
    AddCartLineDocument,
    {
      stays: !import.meta.env.SSR,
      input: {
        productId: params.id ?? '',
        variantSlug: field('variantSlug'),
        cardText: field('cardText') || null,
        giftCard: giftCardOf(field),
      },
    },
    (done) => cartPatches(done.addCartLine),
  )
  if (isRefusal(outcome)) return refuseGiftCard(field, outcome, CHOICE)
  // A browser without scripts is shown the cart; one with them stays where it is.
  if (import.meta.env.SSR) throw redirect('/cart')
  showAddedToCart(outcome)
  return { isAdded: true }
}
