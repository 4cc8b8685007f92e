import { passTime, passToRenewal } from './days.ts'
import { pick } from './deed.ts'
import type { Deed } from './deed.ts'
import { setDay } from './staff.ts'
import { daysLater } from './subscription-model.ts'
import type { ModelSubscription } from './subscription-model.ts'
import type { World } from './world.ts'

/** Staff leave so much time between the announcement of a delivery and what they do then, in minutes. */
const AFTER_NOTICE = [30, 5 * 60, 25 * 60]
/** And so much before it is charged. */
const BEFORE_CHARGE = [30, 3 * 60]

/** Which days staff close, by how many days before the delivery they are. */
const CLOSED_DAYS = [[1], [1, 2], [0], [1, 2, 3], [0, 1]] as const

/**
 * Staff close days on which or before which a subscription of the morning is delivered: before it is announced, after
 * that, or shortly before it is charged. Then they close or open another one, and its day comes. `doIt` is told each
 * thing that they do. Answers whether there was such a subscription, and time.
 */
export async function closeMornings(
  world: World,
  { a, b }: { a: number; b: number },
  doIt: (deed: Deed) => Promise<void>,
): Promise<boolean> {
  const index = world.model.subscriptions.list.findIndex(isMorning)
  const of = () => world.model.subscriptions.list[index]
  const comes = of()?.comes
  if (index < 0 || !comes) return false
  const set = async (date: string, isOpen: boolean) => {
    const deed = setDay(world, date, isOpen)
    if (deed) await doIt(deed)
  }
  const isAtOnce = b % 2 === 0
  if (!isAtOnce && !(await passTo(world, pick(timesOf(of()), a)))) return false
  for (const before of pick(CLOSED_DAYS, a + b)) await set(daysLater(comes, -before), false)
  if (isAtOnce && !(await passTo(world, pick(timesOf(of()), b / 2)))) return false
  // Another day, which has nothing to do with it, or one of these again.
  if (a % 3) await set(daysLater(comes, a % 3 === 1 ? 3 : -1), a % 3 === 2)
  return passToRenewal(world, { death: null, twoWorkers: a % 2 > 0 })
}

/** Whether a subscription that goes on comes in the morning. */
export const isMorning = (of: ModelSubscription) => of.isMorning && of.state === 'active'

/** The minutes at which staff come to it: after its announcement, and before its charge. */
function timesOf(of: ModelSubscription | undefined): (number | null)[] {
  const { noticeAt, renewAt } = of ?? { noticeAt: null, renewAt: null }
  return [
    ...AFTER_NOTICE.map((minutes) => (noticeAt === null ? null : noticeAt + minutes)),
    ...BEFORE_CHARGE.map((minutes) => (renewAt === null ? null : renewAt - minutes)),
  ]
}

/** Goes on to a minute, unless it is past. Answers whether the run has so much time left. */
async function passTo(world: World, minute: number | null): Promise<boolean> {
  if (minute === null || minute <= world.model.now) return true
  return passTime(world, minute - world.model.now, { death: null, twoWorkers: false })
}
