import { pin } from '../scripts/topology/processors.ts'
import { startChild } from './child.ts'
import type { Asked, Run } from './load.ts'
import { inTurns, load, loadQueries } from './load.ts'
import { findGenerator } from './generator.ts'
import { disturbances } from './machine.ts'
import { LOAD_CORE, SHOP_CORE, readOptions } from './options.ts'
import type { Constant, Queries } from './processes/messages.ts'
import type { Measured } from './report.ts'
import { machineFacts, median, ratioTable, summarise, transferTable } from './report.ts'
import { homeQueryId } from './home-query.ts'
import { keepResults } from './results.ts'
import { firstProduct, startSession } from './session.ts'
import { settledAnswer } from './settled-answer.ts'
import { transferOf } from './transfer.ts'

/**
 * How much more a page costs than sending a buffer of the same size: CPU time for one answer and answers a second, each as a ratio
 * to a bare Fastify route, by medians of runs in turns. Everything is warmed up first. The shop and the buffer have one processor,
 * the load generator and the store another.
 */
const { browser, isWhole, turns, only, generatorName } = readOptions({ warmUp: 3 })
const generator = await findGenerator(generatorName)

type Subject = Asked & { name: string }

/** A warm constant costs 27 to 60 µs. What costs more, twice, is not the shop. */
const MOST_OF_A_CONSTANT = 90

const query = new URLSearchParams({
  variables: JSON.stringify({ layout: true }),
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: homeQueryId } }),
})

const facts = machineFacts()
const disturbing = disturbances()
for (const words of disturbing) console.log(`Mind: ${words}.`)
const started = performance.now()
const isPinned = await pin(process.pid, LOAD_CORE)
const store = await startChild('store', { core: LOAD_CORE })
const replay = await startChild('replay', { args: [store.url], core: LOAD_CORE })
const shop = await startChild('shop', { args: [replay.url, homeQueryId], core: SHOP_CORE })
const constant = await startChild('constant', { core: SHOP_CORE })
try {
  const session = await startSession(store.url)
  const visitor = { ...browser, cookie: `session_token=${session}` }
  const { id: product } = await firstProduct(store.url)
  const subjects: Subject[] = [
    { name: 'home page, kept', path: '/', headers: browser },
    { name: 'category page, kept', path: '/category/roses', headers: browser },
    { name: 'product page, kept', path: `/product/${product}`, headers: browser },
    { name: 'not-found page, kept', path: '/no-such-page', headers: browser, status: 404 },
    { name: 'home page with a session', path: '/', headers: visitor },
    { name: 'cart, made', path: '/cart', headers: visitor },
    { name: 'home query over HTTP', path: `/graphql?${query}`, headers: {} },
  ].filter(({ name }) => name.includes(only))

  const measured: Measured[] = []
  for (const [index, subject] of subjects.entries()) {
    const answer = await settledAnswer(shop.url, subject)
    const same = `/constant/${index}`
    await hold({ ...answer, path: same, body: answer.bytes.toString('base64') })
    const runs = await againstConstant(
      (time) => load(generator, shop, subject, time),
      (time) => load(generator, constant, { path: same, headers: subject.headers }, time),
    )
    measured.push({
      name: subject.name,
      encoding: answer.encoding ?? 'identity',
      bytes: answer.bytes.length,
      runs,
    })
    console.log(`${subject.name}: done`)
  }
  if ('home query in-process'.includes(only)) {
    const { bytes } = await shop.ask<Queries>({ ask: 'queries', ms: 500 })
    const body = Buffer.alloc(bytes, 'x').toString('base64')
    await hold({ path: '/constant/query', type: 'application/json', encoding: undefined, body })
    const runs = await againstConstant(
      (time) => loadQueries(shop, time),
      (time) => load(generator, constant, { path: '/constant/query', headers: {} }, time),
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
  if (isWhole)
    await keepResults({
      pages: {
        ...{ facts, disturbing, generator: generator.title, turns, isPinned },
        ...{ verdict, lines, transfers, measured },
      },
    })
} finally {
  for (const child of [constant, shop, replay, store]) await child.stop()
}

async function hold(body: Constant): Promise<void> {
  await constant.ask({ ask: 'constants', constants: [body] })
}

/** The subject and the constant in turns. */
async function againstConstant(
  subject: (seconds: number) => Promise<Run>,
  constantRun: (seconds: number) => Promise<Run>,
): Promise<Measured['runs']> {
  const found = await inTurns([subject, constantRun], turns)
  return found.flatMap(([of, at]) => (of && at ? [{ subject: of, constant: at }] : []))
}
