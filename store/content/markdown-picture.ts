import type { ImageSize } from '../../contract/image-size.ts'
import { IMAGE_SIZES, dimensionsAt } from '../../contract/image-size.ts'
import { JOURNAL_REAL_ID, PRODUCT_SIZE, SCENE_SIZE } from '../catalogue/index.ts'
import type { PictureVersions } from '../kernel/index.ts'

type Attributes = Record<string, string>

/** Pictures of the shop, by a path that leads nowhere else, and such as are fetched safely. */
const ALLOWED = /^(?:\/(?:images|pictures)\/(?!.*\.\.)[\w~./-]+|https:\/\/[^\s/]\S*)$/
/** `/images/{real_id}/{size}/{name}.{format}`, with or without the version before the format. */
const OF_THE_SHOP = /^\/images\/([\w-]+)\/(\w+)\/([a-z0-9~-]+)(?:\.[a-z0-9]+)?\.([a-z]+)$/

export function mayBeShown(source: string | undefined): boolean {
  return ALLOWED.test(source ?? '')
}

/** The attributes of a picture in a text: its room is kept free, and it is fetched when it is nearly seen. */
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

/** A picture of the shop has the version of today in its address, and a size that is known. */
function shopPicture(src: string, pictures: PictureVersions): Attributes {
  const [, realId = '', size = '', name = '', format = ''] = OF_THE_SHOP.exec(src) ?? []
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
