import type { GalleryPicture } from '../../contract/catalogue.ts'
import type { BouquetDrawing, Drawing } from './pictures/drawing.ts'
import { imageOf } from './product-card.ts'

// Further views of a picture are named after it: they need no rows of their own.
const SUFFIX = { detail: '~detail', 'at-home': '~at-home' } as const

/** The views of a picture: from the front, near by and, of what comes in paper, in a vase at home. */
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
  return [
    view('front', '', ''),
    ...(drawing ? [view('detail', SUFFIX.detail, ', near by')] : []),
    ...(drawing && isInPaper(drawing) ? [view('at-home', SUFFIX['at-home'], ', in a vase at home')] : []),
  ]
}

/** Parts a name into the picture's own and the view. */
export function readView(name: string): { name: string; view: GalleryPicture['view'] } {
  for (const [view, suffix] of Object.entries(SUFFIX)) {
    if (name.endsWith(suffix))
      return { name: name.slice(0, -suffix.length), view: view as keyof typeof SUFFIX }
  }
  return { name, view: 'front' }
}

/** What a view of a drawing shows; undefined when there is no such view of it. */
export function drawingFor(drawing: Drawing, view: GalleryPicture['view']): Drawing | undefined {
  if (view === 'front') return drawing
  if (view === 'detail') return drawing.kind === 'scene' ? undefined : { ...drawing, view: 'detail' }
  return isInPaper(drawing) ? { ...drawing, presentation: 'vase' } : undefined
}

function isInPaper(drawing: Drawing): drawing is BouquetDrawing {
  return drawing.kind === 'bouquet' && drawing.presentation === 'wrapped'
}
