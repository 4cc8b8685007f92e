import type { Loyalty, TargetAction } from '../../contract/loyalty.ts'
import { balanceOf, getTotalEarned, rewardedActions } from './bonuses.ts'
import { ACTION_BONUS, CASHBACK_PERCENT, DATES_FOR_BONUS } from './loyalty-rules.ts'
import type { Context } from '../kernel/index.ts'

/** Returns a summary of a user's bonuses. Amounts are in pence. */
export async function getLoyalty(ctx: Context, userId: string): Promise<Loyalty> {
  return {
    type: 'cashback',
    title: `${CASHBACK_PERCENT}% comes back`,
    text: `${CASHBACK_PERCENT}% of what you spend on flowers and gifts is yours to spend again once the order is delivered.`,
    percent: CASHBACK_PERCENT,
    balance: await balanceOf(ctx, userId),
    earned: await getTotalEarned(ctx, userId),
  }
}

const ACTIONS: Omit<TargetAction, 'achieved' | 'bonuses'>[] = [
  {
    code: 'profile',
    title: 'Complete your profile',
    text: 'Confirm both an e-mail address and a phone number with a code.',
    href: '/profile/personal-data',
  },
  {
    code: 'dates',
    title: `Keep ${DATES_FOR_BONUS} important dates`,
    text: 'Birthdays, anniversaries: we remind you in time.',
    href: '/profile/important-dates',
  },
  {
    code: 'first_order',
    title: 'Your first delivery',
    text: 'Order flowers and have them delivered.',
    href: '/',
  },
]

/** Returns the actions other than ordering that are rewarded with bonuses, and whether the user has done them. */
export async function getTargetActions(ctx: Context, userId: string): Promise<TargetAction[]> {
  const done = await rewardedActions(ctx, userId)
  return ACTIONS.map((action) => ({
    ...action,
    bonuses: ACTION_BONUS[action.code],
    achieved: done.has(action.code),
  }))
}
