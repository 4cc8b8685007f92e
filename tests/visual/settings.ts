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
