// Copies the pages that all peers show into the peer in whose folder it is started: each is built by its own packages.
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const from = join(import.meta.dirname, 'shared')
const copy = join(process.cwd(), 'shared')
rmSync(copy, { recursive: true, force: true })
cpSync(from, copy, { recursive: true })
const published = join(process.cwd(), 'public')
mkdirSync(published, { recursive: true })
cpSync(join(from, 'icons.svg'), join(published, 'icons.svg'))
