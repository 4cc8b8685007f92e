import { execFile } from 'node:child_process'
import { appendFile, cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { QUICK_IMPORTS } from '../../../scripts/launch/run.mjs'
import { startProcess } from './process.ts'
import type { RunningProcess } from './process.ts'
import { removeData } from './shop.ts'

const run = promisify(execFile)

const ROOT = join(import.meta.dirname, '..', '..', '..')
const FOLDERS = [
  ...['client', 'contract', 'demo', 'graphql', 'logging', 'metrics', 'public', 'server', 'store', 'tracing'],
  ...['scripts/build', 'scripts/launch', 'workshop'],
]
const FILES = [
  'codegen.ts',
  'drizzle.config.ts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.plugins.ts',
]

/** What the shop says when it has loaded a change. */
const LOADED = /: loaded anew in /

/** Replaces `before`, which has to be there, with `after` in a file; without a `before` it makes the file. */
export type Edit = [path: string, before: string, after: string]

/** Sources that are a copy of ours, in a folder below it so that our packages are theirs, and the shop run from them. */
export class Workplace {
  readonly root: string
  readonly #data: string
  #shop: RunningProcess | undefined

  constructor() {
    this.#data = join('.data', `development-${process.pid}`)
    this.root = join(ROOT, this.#data)
  }

  async start(): Promise<string> {
    await mkdir(this.root, { recursive: true })
    for (const name of [...FOLDERS, ...FILES])
      await cp(join(ROOT, name), join(this.root, name), { recursive: true })
    this.#shop = await startProcess(
      'server/development/main.ts',
      'The shop is open at',
      {
        NODE_ENV: 'development',
        PORT: '0',
        HOST: 'localhost',
        DATABASE_URL: '',
        API_BASE_URL: '',
        IMAGE_BASE_URL: process.env.PIXELS_URL ?? '',
      },
      this.root,
    )
    return /open at (\S+?)"/.exec(this.#shop.opened)?.[1] ?? ''
  }

  /** The last of what the shop has said. */
  get log(): string {
    return this.#shop?.log.slice(-80).join('\n') ?? ''
  }

  async edit(...edits: Edit[]): Promise<void> {
    for (const [path, before, after] of edits) {
      const source = before && (await readFile(join(this.root, path), 'utf8'))
      expect(source, path).toContain(before)
      await mkdir(dirname(join(this.root, path)), { recursive: true })
      await writeFile(join(this.root, path), source.replace(before, after))
    }
  }

  /**
   * Resolves when all that was edited so far is loaded: an edit that is made now is heard of after those before it, and
   * says in the log when it is.
   */
  async settle(): Promise<void> {
    const path = 'server/routes/discovery.ts'
    const timesLoaded = () =>
      this.#shop?.log.filter((line) => LOADED.test(line) && line.includes(path)).length ?? 0
    const before = timesLoaded()
    await appendFile(join(this.root, path), '\n')
    await expect
      .poll(timesLoaded, { message: 'the edits are loaded', timeout: 120_000 })
      .toBeGreaterThan(before)
  }

  /** Runs a program of a package, or a script of the project, in the copy. */
  async run(script: string, ...args: string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [...QUICK_IMPORTS, script, ...args], { cwd: this.root })
    return stdout
  }

  /** Ends the shop as Ctrl-C does. */
  async end(): Promise<void> {
    await this.#shop?.stop()
  }

  /** Whether its database is running: PostgreSQL has a file as long as it is. */
  async hasDatabase(): Promise<boolean> {
    const files = await Array.fromAsync(glob('.data/**/postmaster.pid', { cwd: this.root }))
    return files.length > 0
  }

  async stop(): Promise<void> {
    await this.end()
    await removeData(join(this.#data, '.data'))
    await rm(this.root, { recursive: true, force: true })
  }
}
