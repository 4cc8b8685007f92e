import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { request } from 'undici'
import manifest from '../graphql/generated/persisted-documents.json' with { type: 'json' }
import type { Child } from './child.ts'
import { pin, startChild } from './child.ts'
import type { Asked, Run } from './load.ts'
import { LOAD_GENERATOR, load, loadQueries } from './load.ts'
import { disturbances } from './machine.ts'
import type { Constant, Queries } from './processes/messages.ts'
import type { Measured } from './report.ts'
import { machineFacts, median, ratioTable, summarise, transferTable } from './report.ts'
import { firstProduct, startSession } from './session.ts'
import { transferOf } from './transfer.ts'

/**
 * How much more a page costs than sending a buffer of the same size: CPU time for one answer and answers a second, each as a ratio
 * to a bare Fastify route, by medians of runs in turns. Everything is warmed up first. The shop and the buffer have one processor,
 * the load generator and the store another. `--rounds` (5), `--seconds` a run (3), `--only` a part of a subject's name.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
if (!(rounds >= 1 && seconds >= 1)) throw new Error('--rounds and --seconds are numbers from 1')

type Subject = Asked & { name: string }

/** A warm constant costs 27 to 60 µs. What costs more, twice, is not the shop. */
const MOST_OF_A_CONSTANT = 90
const WARM_UP_SECONDS = 3
const SHOP_CORE = 0
const LOAD_CORE = 1

const homeQuery = Object.entries(manifest).find(([, source]) => /\bquery HomePage\b/.test(source))?.[0] ?? ''
const query = new URLSearchParams({
  variables: JSON.stringify({ layout: true }),
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: homeQuery } }),
})

const facts = machineFacts()
const disturbing = disturbances()
for (const words of disturbing) console.log(`Mind: ${words}.`)
/** What a browser sends. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

const started = performance.now()
const isPinned = await pin(process.pid, LOAD_CORE)
const store = await startChild('store', { core: LOAD_CORE })
const replay = await startChild('replay', { args: [store.url], core: LOAD_CORE })
const shop = await startChild('shop', { args: [replay.url, homeQuery], core: SHOP_CORE })
const constant = await startChild('constant', { core: SHOP_CORE })
try {
  const session = await startSession(store.url)
  const visitor = { ...BROWSER, cookie: `session_token=${session}` }
  const { id: product } = await firstProduct(store.url)
  const subjects: Subject[] = [
    { name: 'home page, kept', path: '/', headers: BROWSER },
    { name: 'category page, kept', path: '/category/roses', headers: BROWSER },
    { name: 'product page, kept', path: `/product/${product}`, headers: BROWSER },
    { name: 'not-found page, kept', path: '/no-such-page', headers: BROWSER, status: 404 },
    { name: 'home page with a session', path: '/', headers: visitor },
    { name: 'cart, made', path: '/cart', headers: visitor },
    { name: 'home query over HTTP', path: `/graphql?${query}`, headers: {} },
  ].filter(({ name }) => name.includes(values.only))

  const measured: Measured[] = []
  for (const [index, subject] of subjects.entries()) {
    const answer = await settledAnswer(shop, subject)
    const same = `/constant/${index}`
    await hold({ ...answer, path: same, body: answer.bytes.toString('base64') })
    const runs = await inTurns(
      (time) => load(shop, subject, time),
      (time) => load(constant, { path: same, headers: subject.headers }, time),
    )
    measured.push({
      name: subject.name,
      encoding: answer.encoding ?? 'identity',
      bytes: answer.bytes.length,
      runs,
    })
    console.log(`${subject.name}: done`)
  }
  if ('home query in-process'.includes(values.only)) {
    const { bytes } = await shop.ask<Queries>({ ask: 'queries', ms: 500 })
    const body = Buffer.alloc(bytes, 'x').toString('base64')
    await hold({ path: '/constant/query', type: 'application/json', encoding: undefined, body })
    const runs = await inTurns(
      (time) => loadQueries(shop, time),
      (time) => load(constant, { path: '/constant/query', headers: {} }, time),
    )
    measured.push({ name: 'home query in-process', encoding: 'none', bytes, runs })
  }
  const dear = measured.filter(
    ({ runs }) => median(runs.map(({ constant: { cpu } }) => cpu)) > MOST_OF_A_CONSTANT,
  )
  const verdict =
    dear.length < 2
      ? ''
      : `The constant cost more than ${MOST_OF_A_CONSTANT} µs ${dear.length} times: something else than the shop was measured.`
  if (verdict && !disturbing.length) throw new Error(verdict)

  const transfers = [
    await transferOf(shop.url, 'home', '/'),
    await transferOf(shop.url, 'category', '/category/roses'),
    await transferOf(shop.url, 'product', `/product/${product}`),
  ]
  const lines = measured.map(summarise)
  const tables = `${ratioTable(lines)}\n\n${transferTable(transfers)}`
  console.log(`\n${tables}\n\n${Math.round((performance.now() - started) / 1000)} s`)
  await writeFile(
    join(import.meta.dirname, 'results.json'),
    `${JSON.stringify({ facts, disturbing, rounds, seconds, lines, transfers, measured }, null, 2)}\n`,
  )
  await writeFile(join(import.meta.dirname, 'RESULTS.md'), document(tables, verdict))
} finally {
  for (const child of [constant, shop, replay, store]) await child.stop()
}

async function hold(body: Constant): Promise<void> {
  await constant.ask({ ask: 'constants', constants: [body] })
}

/** One of each in turns, so that what slows the machine for a while slows both. */
async function inTurns(
  subject: (seconds: number) => Promise<Run>,
  constantRun: (seconds: number) => Promise<Run>,
) {
  const runs: { subject: Run; constant: Run }[] = []
  await subject(WARM_UP_SECONDS)
  await constantRun(WARM_UP_SECONDS)
  for (let round = 0; round < rounds; round++)
    runs.push({ subject: await subject(seconds), constant: await constantRun(seconds) })
  return runs
}

/** What the shop answers once the page is kept. */
async function settledAnswer({ url }: Child, { path, headers, status = 200 }: Subject) {
  const read = async () => {
    const answer = await request(url + path, { headers })
    if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}`)
    return { headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) }
  }
  await read()
  await new Promise((kept) => setTimeout(kept, 500))
  const { headers: sent, bytes } = await read()
  return { type: String(sent['content-type']), encoding: [sent['content-encoding']].flat()[0], bytes }
}

function document(tables: string, verdict: string): string {
  const { cpu, cores, memoryGB, system, node, loadBefore, date } = facts
  const notes = [...disturbing.map((words) => `Mind: ${words}.`), verdict].filter(Boolean)
  return `# What a page costs

Measured by \`npm run bench\` on ${date}: ${cpu}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}; load before the start ${loadBefore.join(', ')}.
Load by ${LOAD_GENERATOR}. ${rounds} rounds of ${seconds} s after a warm-up of ${WARM_UP_SECONDS} s, the shop and a bare Fastify route that sends a
buffer of the same size in turns, each in a process of its own${isPinned ? ', both on one processor, the load generator and the store on another' : ''}.
The store's answers are recorded. CPU is the process's own time for one answer; ratios are medians over the rounds, taken within
each, and hold from machine to machine much better than the other figures.
${notes.length ? `\n${notes.join('\n')}\n` : ''}
${tables}
`
}
