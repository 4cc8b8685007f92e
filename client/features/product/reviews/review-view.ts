/** Which reviews of a product are shown: up to which page, and of how many stars if not all. */
export type ReviewView = { page: number; rating: number | null }

/** The view in an address; invalid parameters are ignored. */
export function readReviewView(query: URLSearchParams): ReviewView {
  const page = query.get('reviews') ?? ''
  const rating = query.get('rating') ?? ''
  return {
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
  }
}

/** Whether they are others than those the product's page brings along. */
export const isNarrowed = ({ page, rating }: ReviewView) => page > 1 || rating !== null

/** The address of other reviews on the same page, what else is in it left as it is. */
export function reviewHref(query: URLSearchParams, { page, rating }: ReviewView): string {
  const next = new URLSearchParams(query)
  next.delete('reviews')
  next.delete('rating')
  if (rating !== null) next.set('rating', String(rating))
  if (page > 1) next.set('reviews', String(page))
  // Not by its size, which not all browsers we support know.
  const text = next.toString()
  return text ? `?${text}` : '.'
}
