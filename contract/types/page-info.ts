import { z } from 'zod'

/** How many entries a page has when nobody says. */
export const PAGE_SIZE = 12

/** Which page of a list is asked for: its number from 1, at most `pages`, and how many entries a page has. */
export const pageQuery = (pages: number, size = PAGE_SIZE) => ({
  page: z.coerce.number().int().min(1).max(pages).default(1),
  limit: z.coerce.number().int().min(1).max(48).default(size),
})

/** Where a page stands in its list. */
export const PageInfo = z
  .object({
    page: z.int().describe('The page that was asked for, from 1'),
    per_page: z.int().describe('The `limit` that was asked for'),
    total: z.int().describe('How many entries all pages have together'),
    total_pages: z.int(),
    is_exact: z.boolean().describe('False when `total` is only a lower bound'),
  })
  .meta({ examples: [{ page: 1, per_page: 12, total: 30, total_pages: 3, is_exact: true }] })
export type PageInfo = z.infer<typeof PageInfo>
