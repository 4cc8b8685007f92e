import { fillVariables, isObject, valueAt } from './fill.ts'
import type { Sources } from './fill.ts'
import type { ServedTab } from './shop-tabs.ts'

type Data = Record<string, unknown> | null | undefined

/** Runs the operation of a tab, and gives the `data` of the answer. */
type Run = (tab: ServedTab, variables: string) => Promise<Data>

/** A message goes out a moment after it is asked for. */
const MESSAGE_WAIT_MS = 10_000
const LOOK_EVERY_MS = 250

/**
 * Runs what a shopper does before the operation of a tab: a checkout begins with something in the cart. As much as is missing is run,
 * by what the shop answers.
 */
export class TabRunner {
  readonly #served: readonly ServedTab[]
  readonly #run: Run
  readonly #sources: Sources

  constructor(served: readonly ServedTab[], run: Run, sources: Sources) {
    this.#served = served
    this.#run = run
    this.#sources = sources
  }

  /**
   * The tab that was run, and lacks something that another tab gives; undefined when the answer is as it should be, when the tab was
   * changed, and when a value that was changed is what is wrong.
   */
  lacking(query: string, variables: unknown, answer: Data): ServedTab | undefined {
    const tab = this.#served.find((one) => one.query === query)
    if (!tab?.after || !lacks(answer)) return undefined
    if (!namesField(answer)) return tab
    return without(variables, tab) === without(JSON.parse(tab.variables), tab) ? tab : undefined
  }

  /** Runs what comes before a tab with these variables. Gives the names of what was run, and the variables filled in. */
  async prepare(
    served: ServedTab,
    variables = served.variables,
  ): Promise<{ ranFirst: string[]; variables: string }> {
    const tab = { ...served, variables }
    const before = this.#before(tab)
    const old = await this.#filled(tab)
    const missing = await this.#firstMissing(before)
    const ran = before.slice(missing)
    for (const one of ran.slice(1)) await this.#runFilled(one)
    return {
      ranFirst: ran.map(({ operation }) => operation),
      variables: await this.#filledAnew(tab, old),
    }
  }

  /** From which of the tabs on all are to be run. It is run by then, and has what it needs. */
  async #firstMissing(before: readonly ServedTab[]): Promise<number> {
    for (const [index, tab] of [...before.entries()].toReversed()) {
      const answer = await this.#runFilled(tab)
      const earlier: unknown[] = before.slice(0, index).flatMap(({ gives }) => gives ?? [])
      if (!lacks(answer) && !missingIn(answer).some((part) => earlier.includes(part))) return index
    }
    return 0
  }

  /** What comes before a tab, the first one first. */
  #before({ after }: ServedTab): ServedTab[] {
    const tab = this.#served.find(({ operation }) => operation === after)
    return tab ? [...this.#before(tab), tab] : []
  }

  async #runFilled(tab: ServedTab): Promise<Data> {
    return this.#run(tab, await this.#filled(tab))
  }

  #filled({ fill, variables }: ServedTab): Promise<string> {
    return fill ? fillVariables(variables, fill, this.#sources) : Promise.resolve(variables)
  }

  /** The variables of a tab after what comes before it was run. `old` are those of before: a new message is waited for. */
  async #filledAnew(tab: ServedTab, old: string): Promise<string> {
    const comesLater = tab.fill && 'messageTo' in tab.fill.from
    const until = Date.now() + MESSAGE_WAIT_MS
    for (;;) {
      const filled = await this.#filled(tab)
      if (!comesLater || filled !== old || Date.now() > until) return filled
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }
}

/** An answer that says what is missing: a refusal, or no draft. */
const lacks = (data: Data): boolean =>
  Object.entries(data ?? {}).some(
    ([field, value]) => isRefusal(value) || (field === 'checkout' && value === null),
  )

const isRefusal = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && value.__typename === 'Refusal'

/** Returns true if the answer is a refusal of an argument. */
const namesField = (data: Data): boolean =>
  Object.values(data ?? {}).some((value) => isRefusal(value) && Boolean(value.field))

/** The parts that a draft in the answer still lacks. */
const missingIn = (data: Data): unknown[] =>
  Object.values(data ?? {}).flatMap((value) =>
    isObject(value) && Array.isArray(value.missing) ? (value.missing as unknown[]) : [],
  )

/** Variables as text, but for what is filled in. */
function without(variables: unknown, { fill }: ServedTab): string {
  const copy = structuredClone(variables)
  const path = fill?.into ?? []
  const last = path.at(-1)
  const parent = valueAt(copy, path.slice(0, -1))
  if (last && isObject(parent)) parent[last] = null
  return JSON.stringify(copy)
}
