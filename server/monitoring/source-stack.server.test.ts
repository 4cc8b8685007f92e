import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LEAST_UPPER_BOUND, TraceMap, generatedPositionFor } from '@jridgewell/trace-mapping'
import { beforeAll, describe, expect, it } from 'vitest'
import { operationId } from '../../graphql/execution/operations.ts'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { query } from '../../tests/support/processes/test-server.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const SOURCE = 'client/app/layouts/footer.tsx'
const LINE =
  readFileSync(join(ROOT, SOURCE), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('footer?.columns.map')) + 1

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

/** Where a line of a source is in the bundle: the address of the script, and the place in it. */
function placeInBundle(source: string, line: number): { script: string; place: string } {
  const folder = join(ROOT, 'dist', 'maps')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue
    const map = new TraceMap(readFileSync(join(folder, name), 'utf8'))
    const known = map.sources.find((path) => path?.endsWith(source))
    if (!known) continue
    const at = generatedPositionFor(map, { source: known, line, column: 0, bias: LEAST_UPPER_BOUND })
    if (at.line !== null)
      return { script: `/${name.replace(/\.map$/, '')}`, place: `${at.line}:${at.column + 1}` }
  }
  throw new Error(`${source} is not in the bundle`)
}

/** What the shop has noted of an error that a browser tells with this stack. */
async function noted(stack: string): Promise<unknown> {
  const message = `told at ${performance.now()}`
  const answer = await fetch(`${backend.shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ documentId: operationId('Log'), variables: { message, stack } }),
  })
  expect(await answer.json()).toEqual({ data: { log: true } })
  const [row] = await query(backend.databaseUrl, `select stack from client_log where message = '${message}'`)
  return row?.stack
}

describe('an error in a browser', () => {
  it('is noted with the file and line of the source', async () => {
    const { script, place } = placeInBundle(SOURCE, LINE)
    expect(await noted(`Error: no\n    at Xe (https://shop.example${script}:${place})\n`)).toMatch(
      new RegExp(`Error: no\\n {4}at Xe \\(${SOURCE}:${LINE}:\\d+\\)`),
    )
  })

  it.each([
    ['a script of another release', 'at x (https://shop.example/assets/chunks/other-release.js:1:20)'],
    ['a place outside of the scripts', 'at x (https://shop.example/assets/../../package.json.js:1:20)'],
    ['a line that no script has', 'at x (https://shop.example/assets/entries/entry.js:999999:1)'],
    ['what is no stack', 'no'],
  ])('keeps its stack where that is of %s', async (_what, stack) => {
    expect(await noted(stack)).toBe(stack)
  })

  it('tells nobody the source: maps are not served', async () => {
    const { script } = placeInBundle(SOURCE, LINE)
    const served = await fetch(backend.shop.url + script)
    expect(served.status).toBe(200)
    expect(await served.text()).not.toContain('sourceMappingURL')
    for (const path of [`${script}.map`, `/maps${script}.map`, `/assets/../maps${script}.map`])
      expect((await fetch(backend.shop.url + path)).status, path).toBe(404)
  })
})
