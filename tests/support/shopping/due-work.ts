import { sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { Database } from '../../../store/db/database.ts'
import { cleanUp } from '../../../store/tasks/clean-up.ts'
import type { Clock } from '../../../store/kernel/clock.ts'
import type { TestClock } from './clock.ts'
import { DUE_KINDS } from '../../../store/tasks/due-kinds.ts'
import { selectDue } from '../../../store/outbox/due-work.ts'
import type { DueContext, DueWork } from '../../../store/outbox/due-work.ts'
import type { PictureVersions } from '../../../store/kernel/picture-versions.ts'
import { throwAll } from '../../../store/kernel/run-isolated.ts'
import { announceRenewal } from '../../../store/renewal/renewal-notice.ts'
import type { Payments } from '../../../store/payment/payment-providers.ts'
import { TEST_AUTH } from '../processes/store.ts'

type Shop = { db: Database; clock: Clock; payments: Pick<Payments, 'providers'>; images: PictureVersions }
type Others = Partial<Pick<DueContext, 'links' | 'providers'>>

/** A row that is due again so often was never moved on. */
const MOST = 500

/** Does what is due of a kind, each row once, as the worker would. Answers for how many rows; throws what went wrong. */
export async function doDue(work: DueWork, shop: Shop, others: Others = {}): Promise<number> {
  const { done, failed } = await passOver(work, shop, others)
  throwAll([...failed.values()])
  return done
}

async function passOver(
  work: DueWork,
  ctx: Shop,
  others: Others,
  not: ReadonlyMap<string, unknown> = new Map(),
) {
  const { shopEmail } = TEST_AUTH
  const tools = {
    db: ctx.db,
    clock: ctx.clock,
    links: TEST_AUTH,
    providers: ctx.payments.providers,
    pictures: ctx.images,
    shopEmail,
    ...others,
  }
  const { rows } = await ctx.db.execute<{ id: string }>(selectDue(work, ctx.clock))
  const failed = new Map<string, unknown>()
  let done = 0
  for (const { id } of rows.filter((row) => !not.has(row.id))) {
    await work.run(tools, id, false).then(
      () => (done += 1),
      (error: unknown) => failed.set(id, error),
    )
  }
  return { done, failed }
}

/** The place of the first kind from `at` on of which something is due; -1 without one. One question for all of them. */
async function nextDueKind(ctx: Shop, at: number): Promise<number> {
  const kinds = DUE_KINDS.slice(at).map((work) => sql`exists (${selectDue(work, ctx.clock)})`)
  if (!kinds.length) return -1
  const { rows } = await ctx.db.execute<{ due: boolean[] }>(
    sql`select array[${sql.join(kinds, sql`, `)}] as due`,
  )
  const found = rows[0]?.due.indexOf(true) ?? -1
  return found === -1 ? -1 : at + found
}

/** Does all that is due, kind by kind until there is nothing left of it, and what a worker does every minute besides. */
export async function doWhatIsDue(shop: Shop, others: Others = {}): Promise<void> {
  const faults: unknown[] = []
  for (let at = await nextDueKind(shop, 0); at !== -1; at = await nextDueKind(shop, at + 1)) {
    const work = DUE_KINDS[at] as DueWork
    const failed = new Map<string, unknown>()
    for (let passes = 0, done = 1; done > 0; passes++) {
      if (passes > MOST) throw new Error(`${work.kind}: something stays due`)
      const pass = await passOver(work, shop, others, failed)
      for (const [id, error] of pass.failed) failed.set(id, error)
      done = pass.done
    }
    faults.push(...failed.values())
  }
  await cleanUp(shop)
  throwAll(faults)
}

/** Goes to a moment (ISO 8601) in a shop that was open all the time: deliveries of subscriptions are announced on the way. */
export async function passTo(shop: Shop & { clock: TestClock }, moment: string): Promise<void> {
  for (;;) {
    const { rows } = await shop.db.execute<{ at: string | null }>(
      sql`select to_json(min(notice_at)) as at from delivery_subscription where notice_at <= ${moment}`,
    )
    const at = rows[0]?.at
    if (!at) break
    if (Temporal.Instant.compare(at, shop.clock.now()) > 0) shop.clock.set(at)
    await doDue(announceRenewal, shop)
  }
  shop.clock.set(moment)
}
