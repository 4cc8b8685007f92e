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

/** What each recipe adds, in every spelling, and another of its kind. */
const ANOTHER: [recipe: string, spellings: Record<string, string>][] = [
  ['add-a-payment-provider.md', { openbank: 'otherbank', Openbank: 'Otherbank', OPENBANK: 'OTHERBANK' }],
  [
    'add-a-product-field.md',
    { 'vase-days': 'pot-size', vase_days: 'pot_size', vaseDays: 'potSize', 'How long it lasts': 'Its pot' },
  ],
  ['add-a-v1-resource.md', { stockist: 'florist', Stockist: 'Florist' }],
  ['add-a-page.md', { wrapping: 'ribbons', Wrapping: 'Ribbons' }],
  ['add-an-email.md', { 'name-changed': 'phone-changed', nameChanged: 'phoneChanged', NewName: 'NewPhone' }],
]

it.each(ANOTHER)('%s can be followed after another was added in the same way', (name, spellings) => {
  const recipe = readFileSync(join(RECIPES, name), 'utf8')
  const another = Object.entries(spellings).reduce(
    (text, [one, other]) => text.replaceAll(one, other),
    recipe,
  )
  const files = new Map<string, string>()
  for (const step of [...stepsOf(another), ...stepsOf(recipe)]) {
    if (step.kind === 'file') {
      expect(files.has(step.path), step.path).toBe(false)
      files.set(step.path, step.text)
    }
    if (step.kind === 'edit') {
      const source = files.get(step.path) ?? readFileSync(join(ROOT, step.path), 'utf8')
      files.set(step.path, edited(source, step))
    }
  }
  const all = [...files].flat().join('')
  for (const word of Object.entries(spellings).flat()) expect(all.includes(word), word).toBe(true)
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
