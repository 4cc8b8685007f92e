/** What the rest of the client may use of the cart. */
export { showAddedToCart } from './added-to-cart.ts'
export { changeCardText, writeUnsavedCards } from './change-card-text.ts'
export { LazyCartDrawer } from './lazy-cart-drawer.tsx'
