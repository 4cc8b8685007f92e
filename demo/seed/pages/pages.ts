import { COMPANY_PAGES } from './company.ts'
import type { SeedPage } from '../../../store/seed/seed-data.ts'
import { SAVING_PAGES } from './saving.ts'
import { SHOPPING_PAGES } from './shopping.ts'

/** Every page of text and blocks. */
export const PAGES: readonly SeedPage[] = [...COMPANY_PAGES, ...SAVING_PAGES, ...SHOPPING_PAGES]
