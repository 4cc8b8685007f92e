import type { PageInfo } from '../../contract/types/page-info.ts'

/** Which page of a list is asked for: its number from 1, and how many entries a page has. */
export type PageRequest = { page: number; limit: number }

/** Returns where a page stands in a list of `total` entries, or of at least as many when it is not exact. */
export function pageInfoOf({ page, limit }: PageRequest, total: number, isExact = true): PageInfo {
  return {
    page,
    per_page: limit,
    total,
    total_pages: Math.max(1, Math.ceil(total / limit)),
    is_exact: isExact,
  }
}

/** Returns how many entries come before a page. */
export const offsetOf = ({ page, limit }: PageRequest): number => (page - 1) * limit
