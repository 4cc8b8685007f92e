import type { Wrap } from '../../../store/catalogue/pictures/drawing.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../palette.ts'
import type { Tones } from '../palette.ts'
import { createRandom, subjectOf } from '../random.ts'

/** The paints of a wrapping paper. */
export const paperTones = (wrap: Wrap): Tones => MATERIAL[wrap]

/** A ribbon that goes with the paper: one of a few by whose picture it is, and not by its flowers. */
export function ribbonTones(wrap: Wrap, seed: string): Tones {
  const moss = {
    heart: '#26321f',
    deep: '#37472b',
    shade: '#4d603b',
    mid: '#687c51',
    light: '#8d9f74',
    rim: '#c0cca9',
  }
  const cream = tint(FLOWER_TONES.cream, '#ffffff', 0.15)
  const choices: Record<Wrap, readonly Tones[]> = {
    kraft: [cream, FLOWER_TONES.burgundy, moss],
    ivory: [FLOWER_TONES.blush, moss, MATERIAL.sage],
    blush: [FLOWER_TONES.burgundy, cream, FLOWER_TONES.pink],
    sage: [cream, FLOWER_TONES.blush],
    charcoal: [cream, FLOWER_TONES.blush, MATERIAL.gold],
    newsprint: [MATERIAL.charcoal, FLOWER_TONES.burgundy],
    clear: [FLOWER_TONES.blush, cream, MATERIAL.sage],
  }
  return createRandom(`ribbon of ${subjectOf(seed)} ${wrap}`).pick(choices[wrap])
}
