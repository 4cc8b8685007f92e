import type { ShopModel } from './shop-model.ts'
import type { World } from './world.ts'

/** What came of a deed, as far as whoever did it sees. */
export type Outcome = boolean | number | string

/** Something that a shopper, the staff or the bank does once. */
export type Deed = {
  /** Does it. `isAgain` when the first time was never answered: it may have been done. */
  send: (isAgain: boolean) => Promise<Outcome>
  /** Does it once more, with the key it had or with another, when it was answered. The same must come of it, and nothing else. */
  repeat?: (sameKey: boolean) => Promise<Outcome>
  /** Does it in a model, and answers what should come of it. */
  expect: (model: ShopModel) => Outcome
  /** Told what came of it. */
  done?: (outcome: Outcome) => void
}

/** Who does it, and two numbers that say what exactly. */
export type Choice = { who: number; a: number; b: number }

/** Makes a deed for the world as it is; null when there is nothing to do. */
export type Act = (world: World, choice: Choice) => Promise<Deed | null> | Deed | null

export const pick = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length]
  if (one === undefined) throw new Error('There is nothing to pick from')
  return one
}
