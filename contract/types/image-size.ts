/** The sizes a picture is served at: `min` and `listing` by height, the others by share of `max`. */
export const IMAGE_SIZES = [
  'min',
  'size10',
  'size20',
  'size30',
  'size40',
  'size50',
  'size60',
  'size70',
  'size80',
  'size90',
  'listing',
  'max',
] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

const FIXED_HEIGHT: Partial<Record<ImageSize, number>> = { min: 120, listing: 320 }

/** Width and height in pixels of a picture at a size, from those of its `max`. */
export function dimensionsAt(size: ImageSize, max: { width: number; height: number }) {
  const share = Number(size.match(/^size(\d+)$/)?.[1] ?? 100) / 100
  const height = FIXED_HEIGHT[size] ?? Math.round(max.height * share)
  return { width: Math.round((max.width * height) / max.height), height }
}

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg', 'svg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
