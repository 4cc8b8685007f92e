import { execFile } from 'node:child_process'
import { cp, mkdtemp, mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FunctionComponent } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { follow, stepsOf } from './recipe.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..')
const RECIPES = join(ROOT, 'docs', 'recipes')

/** A copy of the sources in a folder below ours, so that our packages are its own. */
let copy = ''
beforeAll(async () => {
  await mkdir(join(ROOT, '.data'), { recursive: true })
  copy = await mkdtemp(join(ROOT, '.data', 'recipes-'))
  const { include } = JSON.parse(await readFile(join(ROOT, 'tsconfig.json'), 'utf8')) as { include: string[] }
  const files = (await readdir(ROOT)).filter((name) => name.endsWith('.ts'))
  const folders = include.filter((name) => !name.includes('*'))
  for (const name of [...folders, ...files, 'tsconfig.json', 'package.json'])
    await cp(join(ROOT, name), join(copy, name), { recursive: true })
})
afterAll(() => rm(copy, { recursive: true, force: true }))

const runInCopy = (script: string, ...args: string[]) =>
  run(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: copy }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )

it('what the recipes add compiles, all of it together', async () => {
  const recipes = (await readdir(RECIPES)).filter((name) => name.endsWith('.md'))
  for (const path of [...recipes.map((name) => join(RECIPES, name)), join(ROOT, 'docs', 'front-end.md')])
    for (const step of stepsOf(await readFile(path, 'utf8')))
      if (step.kind !== 'command') await follow(step, copy)
  expect(await runInCopy('@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts')).toBe('')
  expect(await runInCopy('typescript-native/bin/tsc', '--checkers', '1', '--incremental', 'false')).toBe('')
})

it('the block of the front-end page says of what costs nothing that it is free', async () => {
  const { DeliveryZones } = (await import(
    join(copy, 'client', 'features', 'home', 'delivery-zones.tsx')
  )) as { DeliveryZones: FunctionComponent<{ zones: object[] }> }
  const zone = { title: 'London', isSameDay: true, opensAt: '08:00' }
  const html = renderToStaticMarkup(
    createElement(DeliveryZones, {
      zones: [
        { ...zone, zone: 'london', priceFrom: { amount: 0, text: '£0' } },
        { ...zone, zone: 'uk', priceFrom: { amount: 495, text: '£4.95' } },
      ],
    }),
  )
  expect(html).toContain('Free')
  expect(html).not.toContain('£0')
  expect(html).toContain('From £4.95')
})
