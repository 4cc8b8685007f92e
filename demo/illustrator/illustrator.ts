import type { Illustrator } from '../../store/catalogue/pictures/illustrator.ts'
import { draw } from './draw.ts'

/**
 * Draws the sandbox's flowers and presents. The version is raised whenever its pictures change: they are kept by it, on disk and by whoever has
 * fetched them.
 */
export const illustrator: Illustrator = { version: '6', draw }
