import { COMPANY_PAGES } from './company.ts'
import type { SeedPage } from '../../../store/seed/seed-data.ts'
import { PROMOTION_AND_LOYALTY_PAGES } from './promotions-and-loyalty.ts'
import { SHOPPING_PAGES } from './shopping.ts'

/** Every page of text and blocks. */
export const PAGES: readonly SeedPage[] = [
  ...COMPANY_PAGES,
  ...PROMOTION_AND_LOYALTY_PAGES,
  ...SHOPPING_PAGES,
]
