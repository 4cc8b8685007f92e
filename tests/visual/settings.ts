import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** A Tuesday morning on which everything can still be had. */
export const NOW = '2026-11-24T09:00:00Z'
/** A telephone, a tablet and a desk. */
export const WIDTHS = [360, 768, 1440] as const
export type Width = (typeof WIDTHS)[number]

/** The small pictures that a page is compared with: a folder for each width. */
export const BASELINES = join(import.meta.dirname, 'baselines')
/** The whole pictures of the last run, a folder for each width, and the contact sheets. */
export const SEEN = join(ROOT, '.data', 'visual')

/** Whether what is seen becomes what pages are compared with. */
export const isUpdate = process.env.VISUAL_UPDATE === '1'

/** Words that choose pages; with none, all are looked at. */
const WORDS = (process.env.VISUAL_WORDS ?? '').split(' ').filter(Boolean)

/** Returns true if a page has one of the words in its address or its name, or if no words were given. */
export const isChosen = ({ name, path }: { name: string; path: string }): boolean =>
  !WORDS.length || WORDS.some((word) => name.includes(word) || path.includes(word))

/** Throws where words were given and no picture was taken: nothing was compared then. */
export function refuseNone(pictures: number): void {
  if (WORDS.length && !pictures)
    throw new Error(`No page has any of these in its address or its name: ${WORDS.join(', ')}`)
}
