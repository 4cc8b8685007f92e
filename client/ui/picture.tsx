import { createContext, use } from 'react'
import type { Picture_ImageFragment } from '../../graphql/generated/graphql.ts'
import { useAltText } from './alt-text.tsx'

/** Widths on offer by size name, for a picture whose largest is 960 wide. */
const STEPS = ['size20', 'size40', 'size60', 'max'] as const
const SMALL_STEPS = ['size20', 'size40', 'size60'] as const
const SHARE = { size20: 0.2, size40: 0.4, size60: 0.6, max: 1 }

type Sized = Pick<Picture_ImageFragment, 'url' | 'width'>
type Step = keyof typeof SHARE
type Format = 'avif' | 'webp'

export const pictureUrl = ({ url }: Sized, step: Step, format: Format): string =>
  `${url.replace('{size}', step)}.${format}`

/** The sizes of a picture in one format, for `srcset`. */
export const sourceSet = (image: Sized, steps: readonly Step[], format: Format): string =>
  steps
    .map((step) => `${pictureUrl(image, step, format)} ${Math.round(image.width * SHARE[step])}w`)
    .join(', ')

/** Whether the pictures of a part have one size each: markup that most browsers never read need not list them all. */
export const InOneSize = createContext(false)

type Props = {
  image: Picture_ImageFragment
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** Seen at once: loaded before all else. */
  eager?: boolean
  className?: string | undefined
  /** Shown no wider than 300 pixels: the largest size is not on offer. */
  small?: boolean
  /** Beside text that says the same: not read out. */
  decorative?: boolean
}

/**
 * A picture in the best format and size the browser can use; it takes its room before it has arrived. Every browser that the shop
 * works in reads WebP; the few that do not read AVIF get a small picture in one size.
 */
export function Picture({
  image,
  sizes,
  eager = false,
  className,
  small = false,
  decorative = false,
}: Props) {
  const alt = useAltText(image.alt)
  const isInOneSize = use(InOneSize)
  const sources = (format: Format) => sourceSet(image, small ? SMALL_STEPS : STEPS, format)
  return (
    <picture aria-hidden={decorative || undefined}>
      {!isInOneSize && <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />}
      <img
        src={pictureUrl(image, isInOneSize ? 'size40' : 'size60', 'webp')}
        {...(!small && !isInOneSize && { srcSet: sources('webp'), sizes })}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        className={className}
        // The counter runs in the order things are drawn, which may differ when the page comes to life.
        suppressHydrationWarning
      />
    </picture>
  )
}
