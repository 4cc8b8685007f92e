import type { FastifyInstance } from 'fastify'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import type { StoreContext } from '../../context.ts'
import { sentMessages } from '../../outbox/index.ts'
import { invalid } from '../../kernel/index.ts'
import { SWITCHES, readSwitches, setSwitch } from './sandbox-switches.ts'
import type { Switch } from './sandbox-switches.ts'

const ClockBody = z.strictObject({ now: z.string().max(60).nullable() })
const switchNames = Object.keys(SWITCHES) as Switch[]
const SwitchBody = z.strictObject({ name: z.enum(switchNames), on: z.boolean() })
const Search = z.object({ to: z.string().max(254).optional() })

const EARLIEST = Temporal.Instant.from('2000-01-01T00:00:00Z')
// Pages get the seconds the clock is ahead as a GraphQL Int, which holds 68 years.
const LATEST = Temporal.Instant.from('2060-01-01T00:00:00Z')

/** The routes of the sandbox page; not registered in live mode. */
export function sandboxRoutes(app: FastifyInstance, ctx: StoreContext): void {
  const { sandbox } = ctx
  if (!sandbox) return
  const state = async () => {
    const on = await readSwitches(ctx)
    return {
      now: ctx.clock.now().toString(),
      set: sandbox.clock.setTo() !== undefined,
      switches: switchNames.map((name) => ({ name, title: SWITCHES[name], on: on[name] })),
    }
  }
  app.get('/sandbox/state', async () => state())
  app.get('/sandbox/messages', { schema: { querystring: Search } }, async (request) =>
    sentMessages(ctx, (request.query as z.infer<typeof Search>).to),
  )
  app.post('/sandbox/clock', { schema: { body: ClockBody } }, async (request) => {
    const { now } = request.body as z.infer<typeof ClockBody>
    await sandbox.clock.set(now === null ? undefined : toInstant(now))
    return state()
  })
  app.post('/sandbox/payments', { schema: { body: SwitchBody } }, async (request) => {
    const { name, on } = request.body as z.infer<typeof SwitchBody>
    await setSwitch(ctx, name, on)
    return state()
  })
}

function toInstant(text: string): Temporal.Instant {
  const wrong = (message: string) => invalid('body.now', 'not_a_date', { message: `body.now: ${message}` })
  let moment: Temporal.Instant
  try {
    moment = Temporal.Instant.from(text)
  } catch {
    throw wrong('must be a moment, e.g. 2026-03-28T23:30:00Z, or null')
  }
  if (Temporal.Instant.compare(moment, EARLIEST) < 0 || Temporal.Instant.compare(moment, LATEST) > 0)
    throw wrong('must be between 2000 and 2060')
  return moment
}
