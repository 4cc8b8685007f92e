import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { setting } from '../../db/schema.ts'
import type { Context } from '../../kernel/index.ts'

const KEY = 'payment_switches'

/** The faults of webhooks that can be switched on. */
export const SWITCHES = {
  late: 'Webhooks come half a minute late, and so does the answer to the card',
  lost: 'Webhooks and answers to cards are lost: the shop has to ask by itself',
  duplicated: 'Every webhook comes three times',
  reordered: 'Webhooks come in the wrong order',
} as const
export type Switch = keyof typeof SWITCHES

const Switches = z.object({
  late: z.boolean().default(false),
  lost: z.boolean().default(false),
  duplicated: z.boolean().default(false),
  reordered: z.boolean().default(false),
})

/** Returns the switches, which apply to every process. */
export async function readSwitches(ctx: Context): Promise<z.infer<typeof Switches>> {
  const [row] = await ctx.db.select().from(setting).where(eq(setting.key, KEY))
  return Switches.catch(Switches.parse({})).parse(row?.value ?? {})
}

/** Turns a fault on or off, for every process. */
export async function setSwitch(ctx: Context, name: Switch, on: boolean): Promise<void> {
  const value = { ...(await readSwitches(ctx)), [name]: on }
  await ctx.db
    .insert(setting)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } })
}
