/** What the rest of the client may use of the cart. */
export { showAddedToCart } from './added-to-cart.ts'
export { CardTextField } from './card-text/card-text-field.tsx'
export { takesCard } from './card-text/card-text-form.tsx'
export { CardTexts } from './card-text/card-texts.tsx'
export { changeCardText, isCardTextIntent, problemOfCardText } from './card-text/card-text.ts'
export { LazyCartDrawer } from './lazy-cart-drawer.tsx'
