import type { Illustrator } from '../../store/catalogue/pictures/illustrator.ts'
import { draw } from './draw.ts'

/** Draws the sandbox's flowers and presents. The version is raised whenever its pictures change. */
export const illustrator: Illustrator = { version: '4', draw }
