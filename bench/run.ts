/**
 * `npm run bench` measures all parts, each in a process of its own, and prints the table of targets; `npm run bench -- <part>` measures
 * one of them, with its options behind it. A part that fails leaves the others alone: its rows say that it failed.
 */
import { runNode } from '../scripts/run-node.ts'
import { typedOptions } from './options.ts'
import { failureOf, keepFailure, printTargets } from './results.ts'

const PARTS: Record<string, () => Promise<unknown>> = {
  pages: () => import('./pages.ts'),
  peers: () => import('./peers/measure.ts'),
  memory: () => import('./gateway/memory.ts'),
  start: () => import('./gateway/start.ts'),
  copies: () => import('./gateway/copies.ts'),
  calls: () => import('./gateway/calls.ts'),
  store: () => import('./gateway/store-cpu.ts'),
  weight: () => import('./browser/weight.ts'),
  lighthouse: () => import('./browser/lighthouse.ts'),
  interaction: () => import('./browser/interaction.ts'),
  'back-forward': () => import('./browser/back-forward.ts'),
  navigation: () => import('./browser/navigation.ts'),
  catalogue: () => import('./catalogue/catalogue.ts'),
}

// What cannot be measured is refused before anything is.
typedOptions()
const typed = process.argv.slice(2)
const words = typed.filter((word) => !word.startsWith('--'))
const [wanted = 'all'] = words
const options = typed.filter((word) => word.startsWith('--'))
/** The catalogue has a table of its own. */
const isKept = (part: string) =>
  part !== 'catalogue' && !options.some((word) => /^--(only|encoding)/.test(word))

if (wanted === 'all') {
  const started = performance.now()
  for (const part of Object.keys(PARTS)) {
    console.log(`\n— ${part} —`)
    const code = await runNode([import.meta.filename, part, ...options])
    if (code === 0) continue
    process.exitCode = 1
    // One that is ended from outside cannot say so itself.
    if (isKept(part) && (await failureOf(part)) === undefined)
      await keepFailure(part, `it ended with exit code ${code}`)
  }
  await printTargets()
  console.log(`\nAll of it took ${Math.round((performance.now() - started) / 60_000)} minutes.`)
} else if (PARTS[wanted] && words.length === 1) {
  // What runs programs hears of these and goes on; the processes that a part has started end with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
  try {
    await PARTS[wanted]()
  } catch (error) {
    console.error(error)
    if (isKept(wanted)) await keepFailure(wanted, error)
    process.exitCode = 1
  }
} else {
  console.error(
    `There is no part "${words.join(' ')}" of the bench. There are: all, ${Object.keys(PARTS).join(', ')}.`,
  )
  process.exitCode = 1
}
