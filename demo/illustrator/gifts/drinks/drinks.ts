import { contactShadow } from '../../background.ts'
import { fill, oval } from '../../brush.ts'
import { lathe, roundLight } from '../../lathe.ts'
import { FLOWER_TONES, MATERIAL, tint } from '../../palette.ts'
import type { Tones } from '../../palette.ts'
import type { Point } from '../../path.ts'
import type { Sheet } from '../../sheet.ts'
import type { GiftArtist } from '../gift.ts'
import { label } from '../label.ts'
import { bottle, CLARET, clearBottle, foilTop, SPARKLING, SPARKLING_SHINE } from './bottle.ts'
import { flute, wineGlass } from './glass.ts'

const GREEN = MATERIAL.bottle
const DARK_GREEN = tint(MATERIAL.bottle, '#101010', 0.35)
const STRAW = tint(FLOWER_TONES.yellow, '#fff6d8', 0.4)
const GOLD = tint(FLOWER_TONES.peach, '#ffe9b0', 0.6)
const PALE_GOLD = tint(FLOWER_TONES.yellow, '#fff4cf', 0.58)
const PINK = tint(FLOWER_TONES.pink, '#ffd0bf', 0.62)
const SALMON = tint(FLOWER_TONES.coral, '#ffe6d6', 0.72)
const CLARET_SHINE: readonly Point[] = [
  [-58, 530],
  [-64, 580],
  [-64, 720],
  [-64, 850],
]

function seal(cx: number, tones: Tones): string {
  return oval(cx, 477, 21, 21, tones.shade) + oval(cx - 2, 475, 16, 16, tones.light)
}

function capsule(sheet: Sheet, cx: number, tones: Tones): string {
  return (
    fill(
      lathe(
        [
          [23, 228],
          [23, 300],
          [24, 372],
        ],
        cx,
        7,
      ),
      roundLight(sheet, tones),
      { stroke: tones.heart, strokeOpacity: 0.6 },
    ) + oval(cx, 228, 23, 6, tones.light)
  )
}

/** Prosecco in green glass, by itself. */
export const proseccoBottle: GiftArtist = ({ sheet, tones }) =>
  contactShadow(sheet, 350, 890, 150, 22) +
  bottle(sheet, 340, GREEN, SPARKLING, SPARKLING_SHINE) +
  foilTop(sheet, 340, tones) +
  label(272, 620, 136, 176, tones, 'Prosecco', 'Brut') +
  seal(340, tones)

/** Prosecco with a filled flute. */
export const prosecco: GiftArtist = (sitting) => proseccoBottle(sitting) + flute(sitting.sheet, 532, STRAW)

/** Pink prosecco in clear glass, pink in the flute as well. */
export const pinkProsecco: GiftArtist = ({ sheet, tones }) =>
  contactShadow(sheet, 350, 890, 150, 22) +
  clearBottle(sheet, 340, PINK, SPARKLING, SPARKLING_SHINE) +
  foilTop(sheet, 340, tint(tones, FLOWER_TONES.pink.shade, 0.45)) +
  label(272, 620, 136, 176, FLOWER_TONES.pink, 'Prosecco', 'Rosé') +
  seal(340, FLOWER_TONES.pink) +
  flute(sheet, 532, PINK)

/** Champagne with a gold foil, by itself. */
export const champagneBottle: GiftArtist = ({ sheet, tones }) =>
  contactShadow(sheet, 400, 890, 150, 22) +
  bottle(sheet, 400, DARK_GREEN, SPARKLING, SPARKLING_SHINE) +
  foilTop(sheet, 400, MATERIAL.gold) +
  label(330, 604, 140, 196, tones, 'Champagne', 'Reims') +
  seal(400, MATERIAL.gold)

/** Champagne with two flutes. */
export const champagne: GiftArtist = (sitting) =>
  champagneBottle(sitting) + flute(sitting.sheet, 236, GOLD) + flute(sitting.sheet, 564, GOLD)

/** Rosé champagne in clear glass with two flutes of it. */
export const roseChampagne: GiftArtist = ({ sheet, tones }) =>
  contactShadow(sheet, 400, 890, 150, 22) +
  flute(sheet, 236, SALMON) +
  clearBottle(sheet, 400, SALMON, SPARKLING, SPARKLING_SHINE) +
  foilTop(sheet, 400, tint(MATERIAL.gold, FLOWER_TONES.peach.mid, 0.4)) +
  label(330, 604, 140, 196, tones, 'Champagne', 'Rosé') +
  seal(400, MATERIAL.gold) +
  flute(sheet, 564, SALMON)

/** English sparkling wine: a dark bottle with a silver foil, and a pale gold flute. */
export const sparklingWine: GiftArtist = ({ sheet }) =>
  contactShadow(sheet, 350, 890, 150, 22) +
  bottle(sheet, 340, DARK_GREEN, SPARKLING, SPARKLING_SHINE) +
  foilTop(sheet, 340, MATERIAL.steel) +
  label(272, 612, 136, 186, FLOWER_TONES.blue, 'Sussex', 'Sparkling') +
  seal(340, MATERIAL.steel) +
  flute(sheet, 532, PALE_GOLD)

/** Red wine, by itself. */
export const wineBottle: GiftArtist = ({ sheet, tones }) =>
  contactShadow(sheet, 340, 890, 140, 20) +
  bottle(sheet, 325, tint(MATERIAL.bottle, '#1a0a10', 0.5), CLARET, CLARET_SHINE) +
  capsule(sheet, 325, tones) +
  label(262, 592, 126, 176, tones, 'Rouge', 'Réserve')

/** Red wine with a glass of it. */
export const wine: GiftArtist = (sitting) =>
  wineBottle(sitting) + wineGlass(sitting.sheet, 548, FLOWER_TONES.burgundy)

/** Rosé in clear glass, pale pink in the bottle and in the glass. */
export const roseWine: GiftArtist = ({ sheet }) =>
  contactShadow(sheet, 340, 890, 140, 20) +
  clearBottle(sheet, 325, SALMON, CLARET, CLARET_SHINE) +
  capsule(sheet, 325, tint(FLOWER_TONES.blush, '#ffffff', 0.3)) +
  label(262, 592, 126, 176, FLOWER_TONES.coral, 'Rosé', 'Provence') +
  wineGlass(sheet, 548, tint(SALMON, FLOWER_TONES.coral.light, 0.3))
