import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/loyalty.ts'
import type { StoreContext } from '../context.ts'
import { getBonuses } from './bonuses.ts'
import { getLoyalty, getTargetActions } from './loyalty.ts'
import { userPromoCodes } from './promo-codes/promo-codes.ts'
import { mount } from '../http/mount.ts'
import { userOf } from '../http/session-guard.ts'

export function loyaltyRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getLoyalty, async (_input, request) => ({ data: await getLoyalty(ctx, userOf(request)) }))
  mount(app, api.getTargetActions, async (_input, request) => ({
    data: await getTargetActions(ctx, userOf(request)),
  }))
  mount(app, api.getBonuses, async ({ query }, request) => ({
    data: await getBonuses(ctx, userOf(request), query),
  }))
  mount(app, api.getPromoCodes, async (_input, request) => ({
    data: { list: await userPromoCodes(ctx, userOf(request)) },
  }))
}
