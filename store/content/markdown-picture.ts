import type { ImageSize } from '../../contract/types/image-size.ts'
import { IMAGE_SIZES, dimensionsAt } from '../../contract/types/image-size.ts'
import { JOURNAL_REAL_ID, PRODUCT_SIZE, SCENE_SIZE } from '../catalogue/index.ts'
import type { PictureVersions } from '../kernel/index.ts'

type Attributes = Record<string, string>

/** Allowed sources: paths of the shop's own pictures, and https URLs. */
const ALLOWED = /^(?:\/(?:images|pictures)\/(?!.*\.\.)[\w~./-]+|https:\/\/[^\s/]\S*)$/
/** `/images/{real_id}/{size}/{name}.{format}`, with or without a version before the format. */
const SHOP_PICTURE = /^\/images\/([\w-]+)\/(\w+)\/([a-z0-9~-]+)(?:\.[a-z0-9]+)?\.([a-z]+)$/

/** Returns true if a picture in a text may have this source. Other pictures are removed. */
export function isAllowedSource(source: string | undefined): boolean {
  return ALLOWED.test(source ?? '')
}

/** Returns the attributes of a picture in a text. The size reserves its space, and it loads lazily. */
export function pictureAttributes(
  { src = '', alt = '', title, width, height }: Attributes,
  pictures: PictureVersions,
): Attributes {
  return {
    ...shopPicture(src.trim(), pictures),
    ...(isPixels(width) && isPixels(height) && { width, height }),
    ...(title && { title }),
    alt,
    loading: 'lazy',
    decoding: 'async',
  }
}

/** Adds the current version and the size to the address of one of the shop's pictures. */
function shopPicture(src: string, pictures: PictureVersions): Attributes {
  const [, realId = '', size = '', name = '', format = ''] = SHOP_PICTURE.exec(src) ?? []
  if (!IMAGE_SIZES.includes(size as ImageSize)) return { src }
  const { width, height } = dimensionsAt(
    size as ImageSize,
    realId === JOURNAL_REAL_ID ? SCENE_SIZE : PRODUCT_SIZE,
  )
  return {
    src: `/images/${realId}/${size}/${pictures.versionedName(realId, name)}.${format}`,
    width: String(width),
    height: String(height),
  }
}

function isPixels(value: string | undefined): value is string {
  return /^[1-9]\d{0,3}$/.test(value ?? '')
}
