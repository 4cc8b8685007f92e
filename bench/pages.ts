import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { request } from 'undici'
import manifest from '../graphql/generated/persisted-documents.json' with { type: 'json' }
import type { Child } from './child.ts'
import { startChild } from './child.ts'
import type { Run } from './load.ts'
import { load, loadQueries } from './load.ts'
import type { Constant, Queries } from './processes/messages.ts'
import type { Measured } from './report.ts'
import { machineFacts, ratioTable, summarise, transferTable } from './report.ts'
import { transferOf } from './transfer.ts'

/**
 * How much more a page costs than sending a buffer of the same size: CPU time for one answer and answers a second,
 * each as a ratio to a bare Fastify route, by medians of runs in turns. `--rounds` (7) and `--seconds` a run (1).
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
if (!(rounds >= 1 && seconds >= 1)) throw new Error('--rounds and --seconds are numbers from 1')

type Subject = { name: string; path: string; headers: Record<string, string> }

const homeQuery = Object.entries(manifest).find(([, source]) => /\bquery HomePage\b/.test(source))?.[0] ?? ''
const query = new URLSearchParams({
  variables: JSON.stringify({ layout: true }),
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: homeQuery } }),
})

const facts = machineFacts()
/** What browsers say they read: a visitor's copy of a kept page goes out in the encoding that can be put together. */
const BROWSER = 'gzip, deflate, br, zstd'

const started = performance.now()
const store = await startChild('store')
const shop = await startChild('shop', store.url, homeQuery)
const constant = await startChild('constant')
try {
  const session = await startSession(store.url)
  const cookie = `session_token=${session}`
  const product = await firstProduct(store.url)
  const subjects: Subject[] = [
    { name: 'home page, kept', path: '/', headers: { 'accept-encoding': 'br' } },
    { name: 'home page, kept', path: '/', headers: { 'accept-encoding': 'identity' } },
    { name: 'home page with a session', path: '/', headers: { 'accept-encoding': BROWSER, cookie } },
    { name: 'home page with a session', path: '/', headers: { 'accept-encoding': 'identity', cookie } },
    { name: 'category page, kept', path: '/category/roses', headers: { 'accept-encoding': 'br' } },
    { name: 'home query over HTTP', path: `/graphql?${query}`, headers: { 'accept-encoding': 'identity' } },
  ]

  const measured: Measured[] = []
  for (const [index, subject] of subjects.entries()) {
    const { name, path, headers } = subject
    const answer = await settledAnswer(shop, subject)
    const same = `/constant/${index}`
    await constant.ask({
      ask: 'constants',
      constants: [
        { ...answer, path: same, body: answer.bytes.toString('base64') } satisfies Constant & object,
      ],
    })
    const runs = await inTurns(
      () => load(shop, path, headers, seconds),
      () => load(constant, same, headers, seconds),
    )
    measured.push({ name, encoding: answer.encoding ?? 'identity', bytes: answer.bytes.length, runs })
    console.log(`${name} (${answer.encoding ?? 'identity'}): done`)
  }
  const { bytes } = await shop.ask<Queries>({ ask: 'queries', ms: 500 })
  const same = '/constant/query'
  await constant.ask({
    ask: 'constants',
    constants: [
      {
        path: same,
        type: 'application/json',
        encoding: undefined,
        body: Buffer.alloc(bytes, 'x').toString('base64'),
      },
    ],
  })
  const runs = await inTurns(
    () => loadQueries(shop, seconds),
    () => load(constant, same, {}, seconds),
  )
  measured.push({ name: 'home query in-process', encoding: 'none', bytes, runs })

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
    `${JSON.stringify({ facts, rounds, seconds, lines, transfers, measured }, null, 2)}\n`,
  )
  await writeFile(join(import.meta.dirname, 'RESULTS.md'), document(tables))
} finally {
  for (const child of [constant, shop, store]) await child.stop()
}

/** One of each in turns, so that what slows the machine for a while slows both. */
async function inTurns(subject: () => Promise<Run>, constantRun: () => Promise<Run>) {
  const runs: { subject: Run; constant: Run }[] = []
  // The first round warms both up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const pair = { subject: await subject(), constant: await constantRun() }
    if (round > 0) runs.push(pair)
  }
  return runs
}

/** What the shop answers once the page is kept. */
async function settledAnswer({ url }: Child, { path, headers }: Subject) {
  const read = async () => {
    const answer = await request(url + path, { headers })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    return { headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) }
  }
  await read()
  await new Promise((kept) => setTimeout(kept, 500))
  const { headers: sent, bytes } = await read()
  return { type: String(sent['content-type']), encoding: [sent['content-encoding']].flat()[0], bytes }
}

/** A visitor with something in the cart, as most who have a session. */
async function startSession(storeUrl: string): Promise<string> {
  const { token } = (await (await request(`${storeUrl}/v1/session/`, { method: 'POST' })).body.json()) as {
    token: string
  }
  const { data } = (await (await request(`${storeUrl}/v1/category/roses/?limit=1`)).body.json()) as {
    data: { list: { id: number; position_slug: string }[] }
  }
  const [first] = data.list
  await request(`${storeUrl}/v1/basket/${first?.id}/${first?.position_slug}`, {
    method: 'POST',
    headers: { 'x-session-token': token, 'content-type': 'application/json' },
    body: '{}',
  })
  return token
}

async function firstProduct(storeUrl: string): Promise<number> {
  const { data } = (await (await request(`${storeUrl}/v1/category/roses/?limit=1`)).body.json()) as {
    data: { list: { id: number }[] }
  }
  return data.list[0]?.id ?? 0
}

function document(tables: string): string {
  const { cpu, cores, memoryGB, system, node, loadBefore, date } = facts
  return `# What a page costs

Measured by \`npm run bench\` on ${date}: ${cpu}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}; load before the start ${loadBefore.join(', ')}.
${rounds} rounds of ${seconds} s, the shop and a bare Fastify route that sends a buffer of the same size in turns, each in a process
of its own. CPU is the process's own time for one answer, the store's not counted; ratios are medians over the rounds.
Ratios hold from machine to machine much better than the other figures.

${tables}
`
}
