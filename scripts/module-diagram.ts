// Draws the modules of the project and their imports into docs/architecture.md: `npm run picture`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importGraph, readSources } from './sources.ts'

const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'architecture.md')
const BETWEEN = /(?<=<!-- the picture -->\n).*?(?=<!-- the end of the picture -->)/s

/** The document with the picture of now, and as it is. */
export async function drawModules(): Promise<{ before: string; after: string }> {
  const before = await readFile(DOCUMENT, 'utf8')
  if (!BETWEEN.test(before)) throw new Error('docs/architecture.md has no place for the picture')
  return { before, after: before.replace(BETWEEN, `\n${moduleDiagram()}\n\n`) }
}

function moduleDiagram(): string {
  const own = readSources().filter(({ isTest }) => !isTest)
  const arrows = new Map<string, Set<string>>()
  for (const [path, imports] of importGraph(own)) {
    const from = moduleOf(path)
    if (!from) continue
    const known = arrows.get(from) ?? new Set()
    arrows.set(from, known)
    for (const { to } of imports) {
      const module = moduleOf(to)
      if (module && module !== from) known.add(module)
    }
  }
  const lines = [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => !reachesOtherwise(arrows, from, to))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  )
  const groups = Map.groupBy(arrows.keys(), (module) => module.split('/')[0] ?? module)
  const boxes = [...groups].sort().map(([group, modules]) => {
    const inside = modules.sort().map((module) => `    ${idOf(module)}["${module.replace(`${group}/`, '')}"]`)
    return modules.length > 1 ? [`  subgraph ${group}`, ...inside, '  end'].join('\n') : inside.join('\n')
  })
  return ['```mermaid', 'flowchart TD', ...boxes, ...lines.sort(), '```'].join('\n')
}

/** The module of a file: one of the store, a layer of the client, else its top-level folder. */
function moduleOf(path: string): string | undefined {
  const [top = '', second = ''] = path.split('/')
  const isFolder = path.split('/').length > 2
  if (['bench', 'scripts'].includes(top)) return undefined
  if (path.startsWith('graphql/generated/')) return undefined
  if (top === 'client') return isFolder ? `client/${second}` : undefined
  if (top !== 'store') return top
  // Routes may use any module, and the tables are everybody's: their arrows would hide the others.
  if (/\.routes\.ts$/.test(path) || second === 'db' || path === 'store/context.ts') return undefined
  return isFolder ? `store/${second}` : 'store/start and app'
}

const idOf = (module: string) => module.replaceAll(/[^a-z]/g, '_')

/** Whether a module is reached from another through a third one: the picture then leaves the direct arrow out. */
function reachesOtherwise(arrows: Map<string, Set<string>>, from: string, to: string): boolean {
  const seen = new Set([from])
  const walk = (module: string): boolean =>
    [...(arrows.get(module) ?? [])].some((next) => {
      if (next === to) return module !== from
      if (seen.has(next)) return false
      seen.add(next)
      return walk(next)
    })
  return walk(from)
}

if (import.meta.main) await writeFile(DOCUMENT, (await drawModules()).after)
