import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pin } from '../scripts/topology/processors.ts'
import { startChild } from './child.ts'
import { findGenerator } from './generator.ts'
import type { Asked } from './load.ts'
import { load } from './load.ts'
import { startSession } from './session.ts'

/**
 * Profiles of the three hottest paths, each of a process of its own: `.data/profile/<name>/*.cpuprofile`, which the developer tools of
 * Chromium and https://www.speedscope.app show as flame graphs, and the biggest costs in words.
 */
const FOLDER = join(import.meta.dirname, '..', '.data', 'profile')
const SECONDS = 12
const WARM_SECONDS = 8
const MOST = 12
const IDLE = new Set(['(idle)', '(program)'])

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

await rm(FOLDER, { recursive: true, force: true })
await pin(process.pid, 1)
const generator = await findGenerator('autocannon')
const store = await startChild('store', { core: 1 })
const replay = await startChild('replay', { args: [store.url], core: 1 })
const cookie = `session_token=${await startSession(store.url)}`
const PATHS: (Asked & { name: string })[] = [
  { name: 'home-kept', path: '/', headers: { 'accept-encoding': 'br' } },
  { name: 'home-session', path: '/', headers: { 'accept-encoding': 'br', cookie } },
  { name: 'cart', path: '/cart', headers: { 'accept-encoding': 'br', cookie } },
]
for (const { name, ...asked } of PATHS) {
  const folder = join(FOLDER, name)
  await mkdir(folder, { recursive: true })
  const execArgv = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=500']
  const shop = await startChild('shop', { args: [replay.url, ''], execArgv, core: 0 })
  await load(generator, shop, asked, SECONDS)
  await shop.stop()
  // Node writes one for each thread; the shop's own is the largest.
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
  const [profile = ''] = files.sort((one, other) => other.length - one.length)
  console.log(`\n${name}: ${folder}\n${costsIn(JSON.parse(profile) as Profile).join('\n')}`)
}
for (const child of [replay, store]) await child.stop()

/**
 * The shares of packages, folders of ours and the machine, the biggest first, in the last part of the profile: before, the process
 * starts and warms up.
 */
function costsIn({ nodes, samples, timeDeltas }: Profile): string[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const shares = new Map<string, number>()
  let left = timeDeltas.reduce((sum, delta) => sum + delta, 0)
  let total = 0
  for (const [index, id] of samples.entries()) {
    const spent = timeDeltas[index] ?? 0
    left -= spent
    const frame = frames.get(id)
    if (!frame || left > WARM_SECONDS * 1e6 || IDLE.has(frame.functionName)) continue
    total += spent
    const place = placeOf(frame)
    shares.set(place, (shares.get(place) ?? 0) + spent)
  }
  return [...shares]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([place, spent]) => `${((spent / total) * 100).toFixed(1).padStart(6)} %  ${place}`)
}

function placeOf({ functionName, url }: Profile['nodes'][number]['callFrame']): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  if (name) return name
  if (url.startsWith('node:')) return url.replace(/^(node:)internal\/|\/.*$/g, '$1')
  return /\/(server|graphql|contract|logging|dist)\//.exec(url)?.[1] ?? functionName
}
