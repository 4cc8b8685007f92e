import type { FastifyInstance } from 'fastify'
import * as api from '../../contract/visitor.ts'
import { cartQuantity } from '../cart/index.ts'
import { favoriteIds } from '../catalogue/index.ts'
import type { StoreContext } from '../context.ts'
import { mount } from '../http/mount.ts'
import { ownerOf } from '../http/session-guard.ts'
import { userRow } from './user.ts'

/** What every page shows of the requester. */
export function visitorRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getVisitor, async (_input, request) => {
    const owner = ownerOf(request)
    const user = 'userId' in owner ? await userRow(ctx, owner.userId) : null
    return {
      data: {
        cart: { quantity: await cartQuantity(ctx, owner) },
        favorites: { ids: await favoriteIds(ctx, owner) },
        user: user && { id: user.id, name: user.name },
      },
    }
  })
}
