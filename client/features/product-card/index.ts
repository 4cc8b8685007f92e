/** What the rest of the client may use of product cards. */
export { CartForm } from './cart-form.tsx'
export { DeliveryPromise } from './delivery-promise.tsx'
export { FavoriteButton } from './favorite-button.tsx'
export { ProductCard } from './product-card.tsx'
export { CardGrid, ProductGrid } from './product-grid.tsx'
export { ProductRow } from './product-row.tsx'
