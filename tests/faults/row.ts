import type { FaultyShop } from './faulty-shop.ts'

/** A row of the table. */
export type Row = {
  subject: string
  done: string
  required: string
  seen: string
  /** Undefined when the case could not be tried here; `seen` says why. */
  held: boolean | undefined
}

/** What came of a case. */
export type Outcome = Pick<Row, 'seen' | 'held'>

/** Something that is done to the running shop, and what the shop must do then. It leaves the shop mended. */
export type Case = Pick<Row, 'subject' | 'done' | 'required'> & {
  run: (shop: FaultyShop) => Promise<Outcome>
}
