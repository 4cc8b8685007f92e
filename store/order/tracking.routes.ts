import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as api from '../../contract/tracking.ts'
import type { StoreContext } from '../context.ts'
import { photoBytes } from './order-photo.ts'
import { setSubstitution, trackedCalendar, trackedOrder } from './tracking.ts'
import { mount } from '../http/mount.ts'
import { inTransaction } from '../kernel/index.ts'

const PhotoFile = z.object({ id: z.uuid() })

/** The routes of tracking links and their pictures; they need no session. */
export function trackingRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getTrackedOrder, async ({ params }) => ({
    data: await trackedOrder(ctx, params.token),
  }))
  mount(app, api.getTrackedCalendar, async ({ params }) => ({
    data: await trackedCalendar(ctx, params.token),
  }))
  mount(app, api.setSubstitution, ({ params, body }) =>
    inTransaction(ctx, (tx) => setSubstitution(tx, params.token, body.substitution)),
  )
  app.get('/images/of-orders/:id.jpg', { schema: { params: PhotoFile } }, async (request, reply) =>
    reply
      // The picture may show a home, so shared caches must not store it.
      .header('cache-control', 'private, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .type('image/jpeg')
      .send(await photoBytes(ctx, (request.params as z.infer<typeof PhotoFile>).id)),
  )
}
