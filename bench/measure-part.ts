import type { FigurePart, FigureResults } from './figure.ts'
import { machineFacts } from './report.ts'
import { disturbances } from './machine.ts'
import { keepResults } from './results.ts'

type Found = Pick<FigureResults, 'title' | 'how' | 'figures' | 'tables'> & {
  versions?: string
  notes?: string[]
  /** Whether all was measured as it always is: what is not is printed and not kept. */
  isWhole: boolean
}

/** Measures a part, prints it, and keeps it when it is whole. Rejects when `measure` does. */
export async function measurePart(part: FigurePart, measure: () => Promise<Found>): Promise<void> {
  const facts = machineFacts()
  const disturbing = disturbances()
  for (const words of disturbing) console.log(`Mind: ${words}.`)
  const started = performance.now()
  const { isWhole, versions = '', notes = [], ...found } = await measure()
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`\n${[...found.tables, ...notes].join('\n\n')}\n\n${part}: ${seconds} s`)
  if (isWhole) await keepResults({ [part]: { facts, disturbing, seconds, versions, notes, ...found } })
}
