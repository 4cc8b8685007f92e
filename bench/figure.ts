import type { machineFacts } from './report.ts'
import { median, quantile } from './report.ts'

/** What a check has found: a median with its quartiles (or the least and the most, where there are few), or why there is none. */
export type Figure = { value: number; spread: [number, number] | undefined } | { missing: string }

/** The parts of the bench whose figures go into the table of targets one by one. */
export const FIGURE_PARTS = [
  'memory',
  'start',
  'copies',
  'calls',
  'store',
  'weight',
  'lighthouse',
  'interaction',
  'back-forward',
  'navigation',
] as const
export type FigurePart = (typeof FIGURE_PARTS)[number]

export type FigureResults = {
  facts: ReturnType<typeof machineFacts>
  disturbing: string[]
  seconds: number
  title: string
  /** How it was measured, in sentences. */
  how: string
  /** Of the programs that had a part in it, besides Node. */
  versions: string
  figures: Record<string, Figure>
  /** Tables in Markdown. */
  tables: string[]
  /** What has to be known about the figures. */
  notes: string[]
}

/** The median of several values with their quartiles; of one, itself alone. */
export function figureOf(values: readonly number[]): Figure {
  if (!values.length) return { missing: 'nothing was measured' }
  return {
    value: median(values),
    spread: values.length > 1 ? [quantile(values, 0.25), quantile(values, 0.75)] : undefined,
  }
}

/** What a check answers with, or why it could not run: a check that fails leaves the others alone. */
export async function orMissing(check: () => Promise<Figure> | Figure): Promise<Figure> {
  try {
    return await check()
  } catch (error) {
    return missing(error)
  }
}

/** Says why there is no figure, in the first line of an error. */
export function missing(error: unknown): { missing: string } {
  const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  console.warn(error)
  return { missing: why }
}
