import type { Species } from '../../../store/catalogue/pictures/drawing.ts'
import { alstroemeria } from './alstroemeria.ts'
import { anemone } from './anemone.ts'
import { carnation } from './carnation.ts'
import { chrysanthemum } from './chrysanthemum.ts'
import { daffodil } from './daffodil.ts'
import { delphinium } from './delphinium.ts'
import { eucalyptus } from './eucalyptus.ts'
import { fern } from './fern.ts'
import type { Flower } from './flower.ts'
import { freesia } from './freesia.ts'
import { gerbera } from './gerbera.ts'
import { gypsophila } from './gypsophila.ts'
import { hydrangea } from './hydrangea.ts'
import { iris } from './iris.ts'
import { lavender } from './lavender.ts'
import { lily } from './lily.ts'
import { lisianthus } from './lisianthus.ts'
import { orchid } from './orchid.ts'
import { peony } from './peony.ts'
import { ranunculus } from './ranunculus.ts'
import { rose } from './rose.ts'
import { ruscus } from './ruscus.ts'
import { snapdragon } from './snapdragon.ts'
import { sprayRose } from './spray-rose.ts'
import { sunflower } from './sunflower.ts'
import { tulip } from './tulip.ts'

/** Every species with the way it is drawn. */
export const FLOWERS: Record<Species, Flower> = {
  rose,
  'spray-rose': sprayRose,
  peony,
  tulip,
  lily,
  hydrangea,
  ranunculus,
  sunflower,
  gerbera,
  carnation,
  chrysanthemum,
  iris,
  orchid,
  eucalyptus,
  gypsophila,
  freesia,
  alstroemeria,
  delphinium,
  lavender,
  anemone,
  lisianthus,
  snapdragon,
  daffodil,
  ruscus,
  fern,
}
