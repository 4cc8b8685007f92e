import type { Exchange, Operation, OperationResult } from '@urql/core'
import { filter, fromPromise, merge, mergeMap, pipe, share, tap } from 'wonka'
import { noteChange } from '../browser/last-change.ts'

/** How a shopper leaves a page: by a navigation or by closing it. */
const LEAVING = ['beforeunload', 'pagehide'] as const

/**
 * Sends changes one after the other: the second sees the session that the first one started. When the shopper leaves the
 * page, what still waits is sent at once, in its order; the next page is told, so that it shows what came of it.
 */
export const mutationQueueExchange: Exchange = ({ forward }) => {
  const queue = new MutationQueue()
  return (operations) => {
    const all = pipe(operations, share)
    const isMutation = ({ kind }: Operation) => kind === 'mutation'
    const mutations = pipe(
      all,
      filter(isMutation),
      mergeMap((operation) => fromPromise(queue.turn().then(() => operation))),
    )
    const others = pipe(
      all,
      filter((operation) => !isMutation(operation)),
    )
    return pipe(
      forward(merge([mutations, others])),
      tap(({ operation }: OperationResult) => isMutation(operation) && queue.done()),
    )
  }
}

class MutationQueue {
  readonly #waiting: (() => void)[] = []
  #underWay = 0

  /** Resolves when nothing else is under way; `done` must follow. */
  async turn(): Promise<void> {
    if (this.#underWay) await new Promise<void>((turn) => this.#waiting.push(turn))
    else this.#grant()
  }

  done(): void {
    this.#underWay--
    const next = this.#waiting.shift()
    if (next) this.#grant(next)
    else if (!this.#underWay) this.#setUnderWay(false)
  }

  #grant(turn?: () => void): void {
    if (this.#underWay++ === 0) this.#setUnderWay(true)
    turn?.()
  }

  #setUnderWay(isUnderWay: boolean): void {
    noteChange(isUnderWay)
    // Only while something is under way: a page that listens may not be kept for the way back.
    for (const event of LEAVING)
      if (isUnderWay) window.addEventListener(event, this.#letAllGo)
      else window.removeEventListener(event, this.#letAllGo)
  }

  readonly #letAllGo = (): void => {
    for (const turn of this.#waiting.splice(0)) this.#grant(turn)
  }
}
