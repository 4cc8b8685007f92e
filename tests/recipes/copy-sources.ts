import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { follow, stepsOf } from './recipe.ts'
import type { Step } from './recipe.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..')
const RECIPES = join(ROOT, 'docs', 'recipes')

/** Copies the sources into a folder of their own, which has our packages. Returns the folder. */
export async function copySources(): Promise<string> {
  await mkdir(join(ROOT, '.data'), { recursive: true })
  const copy = await mkdtemp(join(ROOT, '.data', 'recipes-'))
  const { include } = JSON.parse(await readFile(join(ROOT, 'tsconfig.json'), 'utf8')) as { include: string[] }
  const files = (await readdir(ROOT)).filter((name) => name.endsWith('.ts'))
  const folders = include.filter((name) => !name.includes('*'))
  for (const name of [...folders, ...files, 'tsconfig.json', 'package.json'])
    await cp(join(ROOT, name), join(copy, name), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/**
 * Follows all recipes in a copy, and the page for front-end developers, which has steps, too: writes their files and makes their
 * edits. Runs none of their commands; returns all steps. Throws where one cannot be followed.
 */
export async function followAll(copy: string): Promise<Step[]> {
  const names = (await readdir(RECIPES)).filter((name) => name.endsWith('.md'))
  const paths = [...names.map((name) => join(RECIPES, name)), join(ROOT, 'docs', 'front-end.md')]
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  const steps = texts.flatMap(stepsOf)
  for (const step of steps) if (step.kind !== 'command') await follow(step, copy)
  return steps
}

/** Runs a program of our packages in a copy. Returns what it says when it fails, and nothing when it does not. */
export const runInCopy = (copy: string, script: string, ...args: string[]): Promise<string> =>
  run(process.execPath, [join(ROOT, 'node_modules', script), ...args], { cwd: copy }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
