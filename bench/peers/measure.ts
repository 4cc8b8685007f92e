import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { isDeepStrictEqual } from 'node:util'
import { request } from 'undici'
import type { Measurable } from '../child.ts'
import { pin } from '../../scripts/topology/processors.ts'
import { startChild } from '../child.ts'
import { findGenerator } from '../generator.ts'
import { homeQueryId } from '../home-query.ts'
import type { Asked, Run } from '../load.ts'
import { inTurns, load, loadQueries } from '../load.ts'
import { disturbances } from '../machine.ts'
import { LOAD_CORE, SHOP_CORE, readOptions } from '../options.ts'
import { machineFacts, median, quantile } from '../report.ts'
import { keepResults } from '../results.ts'
import { firstProduct, startSession } from '../session.ts'
import { readAnswer, settledAnswer } from '../settled-answer.ts'
import { differences, shownBy } from './alike.ts'
import type { Peer } from './peers.ts'
import { PEERS } from './peers.ts'
import type { PeerProcess } from './peer-process.ts'
import { startPeer } from './peer-process.ts'
import { preparePeer } from './prepare.ts'
import type { InProcess, PeerLine } from './report.ts'
import { SHOP, inProcessTable, peersTable } from './report.ts'

/**
 * The shop beside other frameworks that show the same pages from the same store: CPU time for one answer, by medians of runs in
 * turns, each on the same processor. What cannot be installed is left out, and the results say so.
 */
// Next.js is at its speed after some hundred answers only.
const { browser, isWhole, turns, only, generatorName } = readOptions({ warmUp: 10 })
const generator = await findGenerator(generatorName)
const facts = machineFacts()
const disturbing = disturbances()
for (const words of disturbing) console.log(`Mind: ${words}.`)

const missing: string[] = []
const prepared: Peer[] = []
for (const peer of PEERS) {
  try {
    await preparePeer(peer)
    prepared.push(peer)
  } catch (error) {
    leaveOut(peer, error)
  }
}

const isPinned = await pin(process.pid, LOAD_CORE)
const core = isPinned ? SHOP_CORE : undefined
const store = await startChild('store', { core: LOAD_CORE })
const replay = await startChild('replay', { args: [store.url], core: LOAD_CORE })
const shop = await startChild('shop', { args: [replay.url, homeQueryId], core: SHOP_CORE })
const started: { peer: Peer; process: PeerProcess }[] = []
const stopLater = [shop, replay, store]
try {
  for (const peer of prepared) {
    try {
      started.push({ peer, process: await startPeer(peer, replay.url, core) })
    } catch (error) {
      leaveOut(peer, error)
    }
  }
  const session = await startSession(store.url)
  const visitor = { ...browser, cookie: `session_token=${session}` }
  const product = `/product/${(await firstProduct(store.url)).id}`
  const pages = [
    { page: 'home', path: '/', headers: browser, isKept: true },
    { page: 'home with a session', path: '/', headers: visitor, isKept: true },
    { page: 'product', path: product, headers: browser, isKept: true },
    { page: 'cart', path: '/cart', headers: visitor, isKept: false },
  ].filter(({ page }) => page.includes(only))

  const lines: PeerLine[] = []
  const shows: Record<string, Record<string, object>> = {}
  for (const { page, path, headers, isKept } of pages) {
    const subjects: Subject[] = [{ party: SHOP, isKept, process: shop, asked: [{ path, headers }] }]
    for (const { peer, process: of } of started) {
      const subject = { party: peer.title, isKept: false, process: of }
      subjects.push({ ...subject, asked: await requestsOf(peer, of.url, { path, headers }) })
      // What a framework keeps by itself: for a visitor with a session only where islands bring what is theirs.
      if (peer.keptHome && path === '/' && (headers === browser || peer.islands))
        subjects.push({
          ...{ ...subject, isKept: true },
          asked: await requestsOf(peer, of.url, { path: peer.keptHome, headers }),
        })
    }
    const answers = []
    for (const subject of subjects) answers.push(await answerOf(subject))
    const [own] = answers
    for (const [index, { party, isKept: kept }] of subjects.entries()) {
      const found = own && answers[index] ? differences(own.shown, answers[index].shown) : []
      if (found.length)
        throw new Error(`The ${page} page of ${party} shows something else: ${found.join(', ')}`)
      shows[page] = {
        ...shows[page],
        [kept && party !== SHOP ? `${party}, kept` : party]: answers[index]?.shown ?? {},
      }
    }
    const found = await inTurns(
      subjects.map((subject) => (time: number) => loadAll(subject, time)),
      turns,
    )
    for (const [index, { party, isKept: kept, asked }] of subjects.entries())
      lines.push({
        ...{ page, party, isKept: kept, requests: asked.length },
        ...{ encoding: answers[index]?.encoding ?? '', bytes: answers[index]?.bytes ?? 0 },
        ...summary(found.map((ofRound) => [ofRound[index], ofRound[0]])),
      })
    console.log(`${page}: done`)
  }

  for (const { process: of } of started.splice(0)) await of.stop()
  const inProcess = 'in-process'.includes(only) ? await measureInProcess(replay.url, session) : []
  const versions = Object.fromEntries(await Promise.all(prepared.map(versionsOf)))
  console.log(`\n${peersTable(lines)}`)
  if (inProcess.length) console.log(`\n${inProcessTable(inProcess)}`)
  if (isWhole)
    await keepResults({
      peers: {
        ...{ facts, disturbing, generator: generator.title, turns, isPinned },
        ...{ versions, missing, lines, shows, inProcess },
      },
    })
} finally {
  for (const { process: of } of started) await of.stop()
  for (const child of stopLater) await child.stop()
}

type Subject = { party: string; isKept: boolean; process: Measurable; asked: Asked[] }

function leaveOut(peer: Peer, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  missing.push(`${peer.title} is left out: ${why.split('\n', 1)[0]}`)
  console.warn(`${peer.title} is left out: ${why}`)
}

/** What a browser asks of a peer for a page: the page, and the islands in it. */
async function requestsOf(peer: Peer, url: string, asked: Asked): Promise<Asked[]> {
  if (!peer.islands) return [asked]
  const html = await (
    await request(url + asked.path, { headers: { cookie: asked.headers.cookie ?? '' } })
  ).body.text()
  const islands = [...html.matchAll(peer.islands)].map(([, path = '']) => ({ ...asked, path }))
  return [asked, ...islands]
}

/** The requests of a page one after another; what they cost is what the page costs. */
async function loadAll({ process: of, asked }: Subject, time: number): Promise<Run> {
  const runs: Run[] = []
  for (const one of asked)
    runs.push(await load(generator, of, one, Math.max(1, Math.round(time / asked.length))))
  return {
    cpu: runs.reduce((sum, { cpu }) => sum + cpu, 0),
    rate: 1 / runs.reduce((sum, { rate }) => sum + 1 / rate, 0),
  }
}

/** The size of a page as it travels, and what it shows. */
async function answerOf({ process: { url }, asked: [asked = { path: '/', headers: {} }] }: Subject) {
  const { encoding = 'identity', bytes } = await settledAnswer(url, asked)
  const plain = await readAnswer(url, asked, { ...asked.headers, 'accept-encoding': 'identity' })
  return { encoding, bytes: bytes.length, shown: shownBy(plain.bytes.toString()) }
}

/** The home query beside what is written by hand, neither keeping anything; and the cart's tree by itself. */
async function measureInProcess(v1Url: string, session: string): Promise<InProcess[]> {
  const query = await startChild('shop', { args: [v1Url, homeQueryId, '0'], core: SHOP_CORE })
  const byHand = await startChild('hand-written', { args: [v1Url, '/images'], core: SHOP_CORE })
  const tree = await startChild('cart-tree', { args: [v1Url, session], core: SHOP_CORE })
  try {
    const [one, other] = [await query.ask({ ask: 'answer' }), await byHand.ask({ ask: 'answer' })]
    if (!isDeepStrictEqual(one, other))
      throw new Error('What is written by hand gives other data than the home query')
    const work = [query, byHand, tree]
    const found = await inTurns(
      work.map((child) => (time: number) => loadQueries(child, time)),
      turns,
    )
    const names = ['home query, nothing kept', 'the same written by hand', 'renderToString of the cart']
    return names.map((name, index) => ({
      name,
      ...summary(found.map((ofRound) => [ofRound[index], ofRound[1]])),
    }))
  } finally {
    for (const child of [tree, byHand, query]) await child.stop()
  }
}

/** Medians over the rounds; a ratio is taken within its round. */
function summary(pairs: [of: Run | undefined, against: Run | undefined][]) {
  const cpus = pairs.map(([of]) => of?.cpu ?? Number.NaN)
  const ratios = pairs.map(([of, against]) => (of?.cpu ?? Number.NaN) / (against?.cpu ?? Number.NaN))
  return {
    cpu: median(cpus),
    quartiles: [quantile(cpus, 0.25), quantile(cpus, 0.75)] as [number, number],
    rate: median(pairs.map(([of]) => of?.rate ?? Number.NaN)),
    ratio: median(ratios),
    ratioQuartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)] as [number, number],
  }
}

async function versionsOf({ title, folder, packages }: Peer): Promise<[string, string]> {
  const named = await Promise.all(
    packages.map(async (name) => {
      const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8')
      return `${name} ${(JSON.parse(text) as { version: string }).version}`
    }),
  )
  return [title, named.join(', ')]
}
