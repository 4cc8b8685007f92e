import type { Visitor } from './rounds.ts'

/** A change of the shop's pages: the operation, and how there comes to be something to change. */
export type Change = {
  /** The name of the operation. */
  operation: string
  /** In which case, where there are several. */
  of?: string
  prepare: () => Promise<{ visitor?: Visitor; variables: object }>
  /** In how many rounds it is answered at most: one, but for those that say why. */
  atMost?: number
  /** It cannot be done in the sandbox, and is refused by the store. */
  isRefused?: true
}
