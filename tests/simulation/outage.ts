import { compareSubscriptions, periodsOf } from './compare-subscriptions.ts'
import { LAST, goTo } from './days.ts'
import type { ModelSubscription } from './subscription-model.ts'
import type { World } from './world.ts'

/** A worker that dies does so within this time, or of nothing. */
const SOON = 3 * 24 * 60

/**
 * The worker is away for so many minutes. With `diesFirst` it goes when something has become due: it has written the messages about that and
 * sent none. `meanwhile` is what others do by half of the time. When it is back, all is due at once. Answers whether the run has so
 * much time left.
 */
export async function withoutWorker(
  world: World,
  minutes: number,
  { diesFirst, meanwhile }: { diesFirst: boolean; meanwhile: () => Promise<void> },
): Promise<boolean> {
  const { model } = world
  const due = Math.min(model.subscriptions.nextAt(model.now), model.reminders.nextAt(model.now))
  const isDue = diesFirst && due <= model.now + SOON
  if ((isDue ? due : model.now) + minutes > LAST) return false
  if (isDue) {
    world.store.clock.advance({ minutes: due - model.now })
    await world.workUnsent()
    model.wait(due - model.now, { isSent: false })
  }
  const half = Math.floor(minutes / 2)
  passUnattended(world, half)
  await meanwhile()
  passUnattended(world, minutes - half)
  await world.work(null)
  const periods = await periodsOf(world)
  const isPlaced = (of: ModelSubscription, date: string) => {
    const id = world.subscriptionIds[world.model.subscriptions.list.indexOf(of)]
    return periods.some((period) => period.subscription === id && period.date === date)
  }
  world.model.wait(0, { isPlaced })
  // What waited for something else of that.
  await goTo(world, world.model.now + 1)
  await world.work(null)
  await compareSubscriptions(world)
  return true
}

function passUnattended({ store, model }: World, minutes: number): void {
  store.clock.advance({ minutes })
  model.pass(minutes)
}
