import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { edited, stepsOf } from './recipe.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const RECIPES = join(ROOT, 'docs', 'recipes')
const names = readdirSync(RECIPES).filter((name) => name.endsWith('.md'))

it.each(names)('%s can be followed: what it changes is there, and what it adds is not', (name) => {
  const files = new Map<string, string>()
  const read = (path: string) => files.get(path) ?? readFileSync(join(ROOT, path), 'utf8')
  for (const step of stepsOf(readFileSync(join(RECIPES, name), 'utf8'))) {
    if (step.kind === 'file') {
      expect(existsSync(join(ROOT, step.path)), step.path).toBe(false)
      files.set(step.path, step.text)
    }
    if (step.kind === 'edit') files.set(step.path, edited(read(step.path), step))
    // Commands are the project's own, or drizzle's.
    if (step.kind === 'command') expect(step.line).toMatch(/^(npm run (\S+)|npx drizzle-kit )/)
  }
})

it('a payment provider can be added after another was added in the same way', () => {
  const recipe = readFileSync(join(RECIPES, 'add-a-payment-provider.md'), 'utf8')
  const another = recipe
    .replaceAll('openbank', 'otherbank')
    .replaceAll('Openbank', 'Otherbank')
    .replaceAll('OPENBANK', 'OTHERBANK')
  const files = new Map<string, string>()
  for (const step of [...stepsOf(another), ...stepsOf(recipe)]) {
    if (step.kind === 'file') files.set(step.path, step.text)
    if (step.kind === 'edit') {
      const source = files.get(step.path) ?? readFileSync(join(ROOT, step.path), 'utf8')
      files.set(step.path, edited(source, step))
    }
  }
  expect(files.get('contract/payment.ts')).toMatch(
    /'stripe',\n {2}'openbank',\n {2}'otherbank',\n {2}'paypal'/,
  )
})

it('commands of recipes are scripts of the project', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }
  const named = names.flatMap((name) =>
    stepsOf(readFileSync(join(RECIPES, name), 'utf8')).flatMap((step) =>
      step.kind === 'command' ? (/^npm run (\S+)/.exec(step.line)?.[1] ?? []) : [],
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  for (const script of named) expect(Object.keys(scripts)).toContain(script)
})
