import { expect } from 'vitest'
import { pick } from './deed.ts'
import type { Act } from './deed.ts'
import { dateAt } from './model-time.ts'
import { answered } from './shoppers.ts'
import type { World } from './world.ts'

/** What owners of accounts do with the dates of which they want to be reminded. */
export const REMINDED: Record<string, Act> = {
  remind: (world, { who, a, b }) => {
    const { run, model, subscribers } = world
    const owner = who % subscribers.length
    const title = `Day ${run}-${model.reminders.list.length}`
    const date = dateAt(model.now)
      .add({ days: 1 + (a % 6) })
      .toString()
    const leadDays = b % 4
    const { account } = pick(subscribers, owner)
    return {
      // Nobody enters a date twice because of an answer that was lost: the list shows what is in it.
      send: async (isAgain) => {
        const { data } = (await account.get('/v1/user/events')).body
        if (isAgain && data.events.some((event: { title: string }) => event.title === title)) return true
        const body = { occasion: 'own', title, date, lead_days: leadDays }
        return answered(await account.call('POST', '/v1/user/events', body)).status === 200
      },
      expect: (of) => {
        of.reminders.add(owner, { title, date, leadDays }, of.now)
        return true
      },
    }
  },
}

/** Each was reminded of a date once, and what was sent was true on the day of its sending. */
export async function compareReminders({ store, model, subscribers, postedOn }: World): Promise<void> {
  const { rows } = await store.db.$client.query<{ id: string; subject: string }>(
    `select id, subject from message where kind = 'reminder' and user_id = any($1)`,
    [subscribers.map(({ account }) => account.id)],
  )
  for (const { title, date, letters } of model.reminders.list) {
    const own = rows.filter(({ subject }) => subject.startsWith(`${title} is `))
    expect(own, `reminders of ${date}`).toHaveLength(letters)
    for (const { id, subject } of own) {
      const on = postedOn.get(id)
      expect(on, 'a reminder that was sent').toBeDefined()
      const days = on?.until(date).days ?? -1
      expect(days, 'days from a reminder to its date').toBeGreaterThanOrEqual(0)
      const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : /^on \w+day$/
      expect(subject.slice(`${title} is `.length), `${days} days before`).toMatch(when)
    }
  }
}
