import { aloe } from './aloe.ts'
import { azalea } from './azalea.ts'
import { christmasCactus } from './christmas-cactus.ts'
import { bostonFern } from './fern.ts'
import type { GiftArtist } from '../gift.ts'
import { pottedLavender } from './lavender.ts'
import { orchidPot } from './orchid.ts'
import { peaceLily } from './peace-lily.ts'
import { echeveria, succulent, threeSucculents } from './rosettes.ts'
import { oliveTree, rosemaryStandard } from './standards.ts'
import { stringOfHearts } from './string-of-hearts.ts'
import { swissCheesePlant } from './swiss-cheese-plant.ts'
import type { PlantItem } from '../../../../store/catalogue/pictures/drawing.ts'

/** Every living plant with the way it is painted. */
export const PLANTS: Record<PlantItem, GiftArtist> = {
  // Databases that were filled before plants were told apart still ask for a plant.
  plant: swissCheesePlant,
  'orchid-pot': orchidPot,
  succulent,
  'peace-lily': peaceLily,
  'swiss-cheese-plant': swissCheesePlant,
  'boston-fern': bostonFern,
  azalea,
  'potted-lavender': pottedLavender,
  'olive-tree': oliveTree,
  'rosemary-standard': rosemaryStandard,
  aloe,
  echeveria,
  'three-succulents': threeSucculents,
  'christmas-cactus': christmasCactus,
  'string-of-hearts': stringOfHearts,
}
