import type { Image } from './answers.ts'

const SHARES = { size20: 0.2, size40: 0.4, size60: 0.6, max: 1 }

/** The addresses of a picture in several widths, as `srcset` has them; small ones go without the largest. */
export function sources({ real_id, name, width }: Image, format: string, small: boolean): string {
  return Object.entries(SHARES)
    .filter(([size]) => !small || size !== 'max')
    .map(([size, share]) => `${address({ real_id, name }, size, format)} ${Math.round(width * share)}w`)
    .join(', ')
}

/** The address of a picture in one size. */
export const address = ({ real_id, name }: Pick<Image, 'real_id' | 'name'>, size: string, format: string) =>
  `/images/${real_id}/${size}/${name}.${format}`

/** The address of a category or a filter. */
export const collectionHref = ({ type, slug }: { type: string; slug: string }) => `/${type}/${slug}`
