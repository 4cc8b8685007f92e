/** What the rest of the client may use of promotions. */
export { PromotionTiles, firstPromotions } from './promotion-tiles.tsx'
