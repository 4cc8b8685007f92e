import type { FastifyInstance } from 'fastify'
import { StoreError } from '../kernel/index.ts'

/** Another copy of the store, or this one once it has started again, takes calls after so many seconds. */
const RETRY_SECONDS = 5

/**
 * Refuses requests with 503 once the store is about to stop. Requests that came before are answered. Fastify's own
 * refusal has another body than all other errors of /v1; `return503OnClosing` has to be off.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async () => {
    if (!isClosing) return
    const message = 'The shop is restarting. Try again in a moment.'
    throw new StoreError(503, 'closing', message, { retryAfter: RETRY_SECONDS })
  })
}
