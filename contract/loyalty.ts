import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { PageInfo, pageQuery } from './types/page-info.ts'
import { Pence } from './types/primitives.ts'

/** Why bonuses came or went. */
export const BonusKind = z.enum([
  'order',
  'order_taken_back',
  'spent',
  'spent_returned',
  'target_action',
  'gift',
])
export type BonusKind = z.infer<typeof BonusKind>

export const BonusEntry = z.object({
  id: z.int(),
  kind: BonusKind,
  amount: Pence.describe('Negative when bonuses were deducted'),
  balance: Pence.describe('The balance after this entry'),
  title: z.string(),
  order_id: z.string().nullable().describe('The order it is of, while that is in the history'),
  at: z.iso.datetime({ offset: true }),
})
export type BonusEntry = z.infer<typeof BonusEntry>

export const Bonuses = z.object({
  balance: Pence,
  percent: z.int().describe('Of flowers and gifts, comes back as bonuses'),
  tooltip: z.string(),
  history: z.array(BonusEntry).describe('The newest first'),
  pagination: PageInfo.describe('Where the page stands in the history'),
})
export type Bonuses = z.infer<typeof Bonuses>

export const Loyalty = z.object({
  type: z.literal('cashback'),
  title: z.string(),
  text: z.string(),
  percent: z.int(),
  balance: Pence,
  earned: Pence.describe(
    'All that was ever earned or given, less what was taken back; not what was spent and returned',
  ),
})
export type Loyalty = z.infer<typeof Loyalty>

export const TargetAction = z.object({
  code: z.enum(['profile', 'dates', 'first_order']),
  title: z.string(),
  text: z.string(),
  bonuses: Pence,
  achieved: z.boolean(),
  href: z.string(),
})
export type TargetAction = z.infer<typeof TargetAction>

export const UserPromoCode = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string().describe('What it gives and under which conditions, one sentence'),
  kind: z.enum(['percent', 'fixed', 'free_delivery']),
  value: z.int().describe('Percent or pence'),
  minimum: Pence,
  expires_at: z.iso.datetime({ offset: true }).nullable(),
  app_only: z.boolean(),
  state: z.enum(['usable', 'used', 'expired']),
})
export type UserPromoCode = z.infer<typeof UserPromoCode>

const tag = 'loyalty'

export const getLoyalty = endpoint({
  method: 'GET',
  path: '/v1/loyalty/user',
  summary: 'The user’s bonuses at a glance',
  tag,
  access: 'user',
  response: dataOf(Loyalty),
})
export const getTargetActions = endpoint({
  method: 'GET',
  path: '/v1/loyalty/target-actions',
  summary: 'What bonuses can be earned with besides ordering',
  tag,
  access: 'user',
  response: dataOf(z.array(TargetAction)),
})
/** How many entries a page of the history has when nobody says. */
export const BONUSES_A_PAGE = 24

export const getBonuses = endpoint({
  method: 'GET',
  path: '/v1/user/bonuses',
  summary: 'The balance and where it came from',
  tag,
  query: z.object(pageQuery(1_000, BONUSES_A_PAGE)),
  access: 'user',
  example: { query: { page: 2 } },
  response: dataOf(Bonuses),
})
export const getPromoCodes = endpoint({
  method: 'GET',
  path: '/v1/user/promocodes',
  summary: 'The user’s promo codes, usable ones first',
  tag,
  access: 'user',
  response: dataOf(z.object({ list: z.array(UserPromoCode) })),
})
