import { PassThrough } from 'node:stream'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logSerializers } from '../../logging/safe-error.ts'
import { signIn } from '../../tests/support/shopping/account.ts'
import type { Account } from '../../tests/support/shopping/account.ts'
import { CARDS, readyToOrder } from '../../tests/support/shopping/checkout.ts'
import { FILLED_FORMS } from '../../tests/support/pages/filled-forms.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { TEST_AUTH, startTestStore } from '../../tests/support/processes/store.ts'
import * as schema from '../db/schema.ts'
import { messageProviders } from '../outbox/providers/providers.ts'
import { startWorker } from '../tasks/worker.ts'
import { addErrorHandler } from './errors.ts'

/** Personal data that must not be logged, one of each kind. */
const CANARIES = {
  name: 'Canarina Quillfeather',
  email: 'quillfeather@example.org',
  phone: '+447911987654',
  line: '4711 Canary Wharf Gate',
  note: 'door code 4711',
  card: 'To my secret Quillfeather',
  phrase: 'quillfeather tulips',
  code: 'QUILLCODE',
}
const FOUND = /quillfeather|canary wharf|door code|4711|7911.?987654|quillcode/i

/** Generated parts of a log line, which may contain any digits: time, process id and request id. */
const OF_THE_LOG = /"(?:time|pid)":\d+,|"requestId":"[0-9a-f-]{36}",/g

const lines: string[] = []
const stream = new PassThrough({ encoding: 'utf8' }).on('data', (line: string) =>
  lines.push(line.replace(OF_THE_LOG, '')),
)
const logger = pino({ level: 'trace', serializers: logSerializers }, stream)

let store: TestStore
let account: Account
let databaseUrl: string
beforeAll(async () => {
  store = await startTestStore({ logger })
  account = await signIn(store, 'fern@example.org')
  databaseUrl = store.databaseUrl
  await run(`create function fail() returns trigger language plpgsql as $$
    begin
      raise exception using errcode = 'P0001', message = 'no more ' || to_jsonb(new)::text,
        detail = 'Failing row contains ' || to_jsonb(new)::text, hint = to_jsonb(new)::text;
    end $$`)
})
afterAll(() => store.stop())

const run = async (text: string) => (await store.db.$client.query(text)).rows as Record<string, string>[]
const failing = (table: string) =>
  run(`create trigger fail before insert or update on "${table}" for each row execute function fail()`)
const mended = (table: string) => run(`drop trigger fail on "${table}"`)

/** The tables a visit writes to, recorded by a trigger. */
async function writtenBy(visit: () => Promise<unknown>): Promise<string[]> {
  await run(`create table public.written (name text)`)
  await run(`create function note() returns trigger language plpgsql as $$
    begin insert into public.written values (tg_table_name); return null; end $$`)
  const names = (
    await run(`select tablename from pg_tables where schemaname = 'public' and tablename <> 'written'`)
  ).map(({ tablename = '' }) => tablename)
  const statements = names.map(
    (name) => `create trigger note after insert or update on "${name}" execute function note()`,
  )
  await run(statements.join(';'))
  await visit()
  const written = await run('select distinct name from public.written')
  await run(names.map((name) => `drop trigger note on "${name}"`).join(';'))
  await run('drop table public.written')
  return written.map(({ name = '' }) => name)
}

describe('a log', () => {
  it('holds nothing that somebody typed, whichever table cannot be written', async () => {
    let visits = 0
    const visit = async () => {
      // A code can be sent every 25 seconds.
      store.clock.set(store.clock.now().add({ seconds: 30 }).toString())
      visits += 1
      const { name, phone } = CANARIES
      const email = `${visits}${CANARIES.email}`
      const session = await store.newSession().catch(() => account.session)
      const post = (path: string, body: object) => store.call('POST', path, { session, body })
      await post('/v1/auth/send-verification-code/', { type: 'email', receiver: email })
      await post('/v1/auth/check-verification-code/', { type: 'email', receiver: email, code: '471147' })
      await post('/v1/search/history/', { phrase: CANARIES.phrase })
      await post('/v1/forms/contact/', { ...FILLED_FORMS.contact, name, email, message: CANARIES.note })
      await post('/v1/log/', { message: CANARIES.note, stack: CANARIES.line })
      await account.call('POST', '/v1/user/personal-data/', {
        name: 'Quillfeather',
        gender: visits % 2 ? 'female' : 'male',
      })
      await account.call('POST', '/v1/user/events', {
        occasion: 'own',
        title: CANARIES.card,
        date: '1990-05-10',
        recipient_name: name,
      })
      const { buyer, id } = drafts.pop() ?? (await readyToOrder(store))
      await buyer.post(cartLine, { quantity: 2, gift_card_text: CANARIES.card })
      await buyer.address({ line1: CANARIES.line, note: CANARIES.note })
      await buyer.recipient({ name, phone })
      await buyer.contact({ email, name, phone })
      await buyer.post('/v1/order/promocode/', { code: CANARIES.code })
      const paid = await buyer.toPay(id, {})
      if (!paid.body.success) return
      const intent = await buyer.intent(id).catch(() => undefined)
      if (intent) await buyer.pay(intent.id, CARDS.declined)
    }
    const first = await readyToOrder(store)
    const drafts = [first]
    const [line] = (await first.buyer.get('/v1/basket/')).body.data.positions
    const cartLine = `/v1/basket/${line.product_id}/${line.position_slug}`
    const tables = await writtenBy(visit)
    for (const _ of tables) drafts.push(await readyToOrder(store))

    const failed: string[] = []
    for (const table of tables) {
      const before = lines.length
      await failing(table)
      await visit()
      await mended(table)
      if (lines.length > before) failed.push(table)
    }
    expect(failed.length).toBeGreaterThanOrEqual(15)
    expect(failed).toEqual(
      expect.arrayContaining([
        'cart',
        'cart_line',
        'client_log',
        'form_submission',
        'message',
        'order',
        'session',
        'verification_code',
      ]),
    )
    expect(lines.flatMap((line) => FOUND.exec(line) ?? [])).toEqual([])
    // They still say what failed and where.
    expect(lines.find((line) => line.includes('DrizzleQueryError'))).toMatch(
      /insert into .*"code":"P0001".*store\/(?!db)[a-z-]+\//,
    )
    console.log(
      `    ${failed.length} tables that could not be written, ${lines.length} lines: nothing of a shopper`,
    )
  })

  it('nor does any other table, when what is written to it cannot be', async () => {
    const app = Fastify({
      loggerInstance: logger as FastifyBaseLogger,
      logController: new LogController({ disableRequestLogging: true }),
    })
    addErrorHandler(app)
    const tables = Object.values<unknown>(schema).filter((part): part is PgTable => is(part, PgTable))
    app.post<{ Params: { at: number } }>('/:at', (request) => {
      const table = tables[Number(request.params.at)] as PgTable
      const typed = Object.entries(getTableColumns(table)).flatMap(([name, { dataType }]) =>
        dataType === 'string'
          ? [[name, CANARIES.note]]
          : dataType === 'json'
            ? [[name, { note: CANARIES.line }]]
            : [],
      )
      return store.db.insert(table).values(Object.fromEntries(typed) as never)
    })
    for (const [at, table] of tables.entries()) {
      const name = getTableName(table)
      const before = lines.length
      await failing(name)
      expect((await app.inject({ method: 'POST', url: `/${at}` })).statusCode, name).toBe(500)
      await mended(name)
      expect(lines.slice(before), name).toHaveLength(1)
      expect(lines[before], name).toMatch(new RegExp(`insert into .*${name}.*"code":"`))
      expect(lines[before]?.match(FOUND), name).toBeNull()
    }
    console.log(`    ${tables.length} tables`)
    expect(tables.length).toBeGreaterThan(50)
    await app.close()
  })

  it('nor what is kept of a job that failed', async () => {
    const before = lines.length
    await store.call('POST', '/v1/forms/contact/', {
      body: { ...FILLED_FORMS.contact, name: CANARIES.name, email: CANARIES.email, message: CANARIES.note },
    })
    await failing('message')
    const stopWorker = await startWorker({
      databaseUrl,
      clock: store.clock,
      settings: TEST_AUTH,
      payments: store.payments,
      pictures: store.images,
      storeUrl: 'http://127.0.0.1:1',
      carriers: { providers: messageProviders({}), eraseSecrets: false },
      logger,
    })
    await expect.poll(() => lines.slice(before).join(''), { timeout: 20_000 }).toContain('a job failed')
    await stopWorker()
    await mended('message')
    expect(lines.slice(before).flatMap((line) => FOUND.exec(line) ?? [])).toEqual([])
    const jobs = await run(`select last_error from graphile_worker.jobs where last_error is not null`)
    expect(jobs.length).toBeGreaterThan(0)
    for (const { last_error } of jobs) expect(last_error).not.toMatch(FOUND)
  })
})
