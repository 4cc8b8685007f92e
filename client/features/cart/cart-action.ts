import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import type {
  CartDrawer_CartFragment,
  CartLine_LineFragment,
  CartPage_CartFragment,
  CheckoutType,
  Refusal_RefusalFragment,
  RemoveCartLineMutation,
  SetCartLineMutation,
} from '../../../graphql/generated/graphql.ts'
import {
  AddCartLineDocument,
  AddComboDocument,
  AddConstructorBouquetDocument,
  ChooseSubscriptionDocument,
  RemoveCartLineDocument,
  RemoveComboDocument,
  SetCartLineDocument,
  SetCartLineGiftCardDocument,
  SetCartSubscriptionDocument,
  StartCheckoutDocument,
} from '../../../graphql/generated/graphql.ts'
import { cartPatches } from '../../data/cart-patches.ts'
import type { PageApi } from '../../data/graphql/page-api.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import type { Refused } from '../../data/graphql/refusal.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { checkoutType, stepPath } from '../../data/paths/checkout-type.ts'
import { fieldName, fieldSentence, refusalSentence } from '../../ui/form/sentences.ts'
import { showToast } from '../../data/toasts.ts'
import type { Field } from '../../ui/form/form-data.ts'
import { readForm, wholeNumber } from '../../ui/form/form-data.ts'
import { checkForm, refuseForm } from '../../ui/form/form-problem.ts'
import { PARTS } from '../bouquet-constructor/index.ts'
import { GIFT_CARD_FIELDS, giftCardOf, refuseGiftCard } from '../gift-card/index.ts'
import { changeDiscount, isDiscountIntent, isDiscountRefusal } from '../loyalty/index.ts'
import { isAddedToCartShown, showAddedToCart, updateAddedToCart } from './added-to-cart.ts'
import { CARD_WORDS, isCardTextIntent, problemOfAdded, problemOfCardText } from '../card-text/index.ts'
import { changeCardText, writeUnsavedCards } from './change-card-text.ts'
import { renamedLine } from './renamed-lines.ts'
import { prepareCartDrawer } from './lazy-cart-drawer.tsx'
import { readRemoved, restoreLine } from './removed-line.ts'

/** `isGone`: it was about a line that the cart has no more, so that the cart on show is an old one. */
export type CartChange = { cart: CartPage_CartFragment } | (Refused & { isGone?: true })

/** With scripts the page stays on show, and the drawer opens over it. */
const stays = !import.meta.env.SSR
const ADDING = ['add', 'constructor', 'combo']
const REMOVING = ['remove', 'remove-combo']
/** What is pressed at a line of the cart. */
const NAMING_A_LINE = ['quantity', 'gift-card', 'remove']

/** Every change of the cart, from wherever on the site, by the form's `intent`. */
export async function cartAction({ request, context }: ActionFunctionArgs) {
  const field = withPressedCard(await readForm(request))
  const api = pageApi(context)
  const intent = field('intent')
  if (intent === 'checkout') return startCheckout(api, checkoutType({ search: `?type=${field('type')}` }))
  if (isDiscountIntent(intent)) return discount(api, intent, field)
  if (!import.meta.env.SSR && ADDING.includes(intent)) void prepareCartDrawer()
  const wrong = intent === 'gift-card' ? checkForm(field, GIFT_CARD_FIELDS, LINE) : undefined
  if (wrong) return refuseForm(wrong)
  const outcome = await change(api, intent, field)
  if (isRefusal(outcome)) {
    // Without scripts a flower may be chosen beside the colours of another: the constructor fits one to the other.
    if (import.meta.env.SSR && intent === 'constructor' && outcome.field) throw redirect(fittedHref(field))
    if (intent === 'gift-card' && outcome.code !== 'line_gone') return refuseGiftCard(field, outcome, LINE)
    const isGone = outcome.code === 'line_gone'
    if (isCardTextIntent(intent) && !isGone) return refuseForm(problemOfCardText(field, outcome))
    const refused = readable(outcome)
    showToast(refused, 'red')
    if (intent === 'add' && fieldName(outcome.field) === 'cardText')
      return refuseForm(problemOfAdded(field, outcome))
    return data({ refused, ...(isGone && { isGone }) } satisfies CartChange, { status: 400 })
  }
  // A browser without scripts is shown the cart; one with them stays where it is.
  if (import.meta.env.SSR) throw redirect('/cart')
  // After choosing a subscription the shopper continues in the cart.
  if (intent === 'subscribe') throw redirect('/cart')
  tell(intent, field, outcome)
  return { cart: outcome } satisfies CartChange
}

/** The button on the card of a product says by itself what is to be added: "101 single". */
function withPressedCard(field: Field): Field {
  if (!field('add')) return field
  const [productId = '', variantSlug = ''] = field('add').split(' ')
  const pressed: Record<string, string> = { intent: 'add', productId, variantSlug }
  return (name) => pressed[name] ?? field(name)
}

/** Says what came of a change: in the drawer, or by a toast that undoes it. */
function tell(
  intent: string,
  field: Field,
  cart: CartPage_CartFragment & Partial<CartDrawer_CartFragment>,
): void {
  if (isAddedToCartShown()) updateAddedToCart(cart)
  else if (ADDING.includes(intent)) {
    const isAdded = intent === 'add' ? isAddedBy(field) : undefined
    showAddedToCart(cart, isAdded)
  } else {
    const removed =
      REMOVING.includes(intent) || field('quantity') === '0' ? readRemoved(field('removed')) : undefined
    if (removed) showToast(`${removed.title} removed`, 'dark', { undo: { removed: field('removed') } })
  }
}

/** Whether a line is the one that the form has put in the cart: each text of a card makes a line of its own. */
const isAddedBy = (field: Field) => (line: CartLine_LineFragment) =>
  line.productId === field('productId') &&
  line.lineSlug.startsWith(field('variantSlug')) &&
  (line.cardText ?? '') === field('cardText')

/** A code or bonuses: what is wrong with them is said beside their form. */
async function discount(api: PageApi, intent: string, field: Field) {
  const outcome = await changeDiscount(api, intent, field, 'DEFAULT')
  if (isDiscountRefusal(outcome)) return data(outcome, { status: 400 })
  if (import.meta.env.SSR) throw redirect('/cart')
  return { cart: outcome } satisfies CartChange
}

/** What says which line a form is about. */
const LINE = ['productId', 'lineSlug']

type Outcome = (CartPage_CartFragment & Partial<CartDrawer_CartFragment>) | Refusal_RefusalFragment

const lineSet = (done: SetCartLineMutation) => cartPatches(done.setCartLine)
const lineRemoved = (done: RemoveCartLineMutation) => cartPatches(done.removeCartLine)

async function change(api: PageApi, intent: string, field: Field): Promise<Outcome> {
  if (isCardTextIntent(intent)) return changeCardText(api, intent, field(intent))
  const named = { productId: field('productId'), lineSlug: field('lineSlug') }
  const line = NAMING_A_LINE.includes(intent) ? await renamedLine(named) : named
  switch (intent) {
    case 'add':
      return (
        await api.mutate(
          AddCartLineDocument,
          {
            stays,
            input: {
              productId: field('productId'),
              variantSlug: field('variantSlug'),
              cardText: field('cardText') || null,
              hasSubscription: field('hasSubscription') === '1' || null,
              addOnVariantId: field('addOnVariantId') || null,
            },
          },
          (done) => cartPatches(done.addCartLine),
        )
      ).addCartLine
    case 'quantity': {
      const quantity = whole(field('quantity'))
      if (quantity === 0 && field('comboId')) return removeCombo(api, field)
      // What was taken out in another window stays out.
      const input = { ...line, quantity, onlyIfInCart: true }
      return (await api.mutate(SetCartLineDocument, { input }, lineSet)).setCartLine
    }
    case 'gift-card': {
      const input = { ...line, cardText: field('cardText'), giftCard: giftCardOf(field) }
      return (
        await api.mutate(SetCartLineGiftCardDocument, { input }, (done) =>
          cartPatches(done.setCartLineGiftCard),
        )
      ).setCartLineGiftCard
    }
    case 'remove':
      return (await api.mutate(RemoveCartLineDocument, line, lineRemoved)).removeCartLine
    case 'remove-combo':
      return removeCombo(api, field)
    case 'restore': {
      const removed = readRemoved(field('removed'))
      if (!removed) throw data(null, { status: 400 })
      return restoreLine(api, removed)
    }
    case 'subscribe': {
      const [productId = '', variantSlug = ''] = field('product').split(' ')
      const everyWeeks = whole(field('everyWeeks'))
      const firstBouquetPercentOff = field('discount') ? whole(field('discount')) : null
      const input = { productId, variantSlug, everyWeeks, firstBouquetPercentOff }
      return (
        await api.mutate(ChooseSubscriptionDocument, { input }, (done) =>
          cartPatches(done.chooseSubscription),
        )
      ).chooseSubscription
    }
    case 'subscription': {
      const everyWeeks = whole(field('everyWeeks'))
      const hasSubscription = everyWeeks > 0
      return (
        await api.mutate(
          SetCartSubscriptionDocument,
          { hasSubscription, everyWeeks: hasSubscription ? everyWeeks : null },
          (done) => cartPatches(done.setCartSubscription),
        )
      ).setCartSubscription
    }
    case 'combo': {
      const combo = { comboId: field('comboId'), stays }
      return (await api.mutate(AddComboDocument, combo, (done) => cartPatches(done.addCombo))).addCombo
    }
    case 'constructor': {
      const choice = {
        species: field('species'),
        colour: field('colour'),
        count: whole(field('count')),
        length: field('length'),
        wrap: field('wrap'),
        foliage: field('foliage') || null,
      }
      return (
        await api.mutate(AddConstructorBouquetDocument, { input: choice, stays }, (done) =>
          cartPatches(done.addConstructorBouquet),
        )
      ).addConstructorBouquet
    }
    default:
      throw data(null, { status: 400 })
  }
}

/** Two that were put in together go together. */
const removeCombo = async (api: PageApi, field: Field): Promise<Outcome> =>
  (
    await api.mutate(RemoveComboDocument, { comboId: field('comboId') }, (done) =>
      cartPatches(done.removeCombo),
    )
  ).removeCombo

async function startCheckout(api: PageApi, type: CheckoutType) {
  const refused = await writeUnsavedCards(api)
  if (refused)
    return data({ refused: refusalSentence(refused, CARD_WORDS) } satisfies CartChange, { status: 400 })
  const { startCheckout: outcome } = await api.mutate(StartCheckoutDocument, { type })
  if (isRefusal(outcome))
    return data({ refused: refusalSentence(outcome) } satisfies CartChange, { status: 400 })
  return redirect(stepPath('/checkout/delivery-details', type))
}

/** Not even a number: no form of ours sends that. */
function whole(text: string): number {
  const number = wholeNumber(text || '0')
  if (Number.isNaN(number)) throw data(null, { status: 400 })
  return number
}

/** The constructor with what was chosen, as near as it can be had, saying so. */
function fittedHref(field: Field): string {
  const chosen = PARTS.map((name) => [name, field(name)])
  return `/constructor?${new URLSearchParams([...chosen, ['fitted', '1']])}`
}

function readable(refusal: Refusal_RefusalFragment): string {
  if (fieldName(refusal.field) === 'quantity') return fieldSentence({ code: 'quantity_out_of_range' })
  return refusalSentence(refusal, CARD_WORDS)
}
