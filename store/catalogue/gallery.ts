import type { GalleryPicture } from '../../contract/catalogue.ts'
import type { BouquetDrawing, Drawing } from './pictures/drawing.ts'
import { imageOf } from './product-card.ts'

// Further views are derived from the name of a picture and have no rows of their own.
const SUFFIX = { detail: '~detail', 'at-home': '~at-home', held: '~held' } as const

const FURTHER = ['detail', 'held', 'at-home'] as const
const WORDS = { detail: ', near by', held: ', in somebody’s arms' }

/** Returns the views of a picture: the front, a detail, a wrapped bouquet in somebody's arms, and bouquets in a room. */
export function galleryOf(
  realId: string,
  name: string,
  alt: string,
  drawing: Drawing | undefined,
): GalleryPicture[] {
  const view = (kind: GalleryPicture['view'], suffix: string, words: string): GalleryPicture => ({
    view: kind,
    image: imageOf(realId, `${name}${suffix}`, `${alt}${words}`),
  })
  const further = FURTHER.filter((kind) => drawing && drawingFor(drawing, kind))
  const isInVase = drawing !== undefined && isWrapped(drawing)
  const words = { ...WORDS, 'at-home': isInVase ? ', in a vase at home' : ', at home' }
  return [view('front', '', ''), ...further.map((kind) => view(kind, SUFFIX[kind], words[kind]))]
}

/** Splits a picture name into its base name and view. */
export function readView(name: string): { name: string; view: GalleryPicture['view'] } {
  for (const [view, suffix] of Object.entries(SUFFIX)) {
    if (name.endsWith(suffix))
      return { name: name.slice(0, -suffix.length), view: view as keyof typeof SUFFIX }
  }
  return { name, view: 'front' }
}

/** Returns the drawing of a view, or undefined when the drawing has no such view. */
export function drawingFor(drawing: Drawing, view: GalleryPicture['view']): Drawing | undefined {
  if (view === 'front') return drawing
  if (view === 'detail') return drawing.kind === 'scene' ? undefined : { ...drawing, view: 'detail' }
  if (view === 'held') return isWrapped(drawing) ? { ...drawing, view } : undefined
  if (!standsInRoom(drawing)) return undefined
  return { ...drawing, view, ...(isWrapped(drawing) && { presentation: 'vase' }) }
}

/** Whether it is a bouquet that stands by itself or in a vase; one in a letterbox lies in it. */
function standsInRoom(drawing: Drawing): drawing is BouquetDrawing {
  return drawing.kind === 'bouquet' && drawing.presentation !== 'letterbox'
}

function isWrapped(drawing: Drawing): drawing is BouquetDrawing {
  return drawing.kind === 'bouquet' && drawing.presentation === 'wrapped'
}
