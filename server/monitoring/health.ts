import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import { askUpstream } from '../../graphql/rest/ask-upstream.ts'
import type { Upstream } from '../../graphql/rest/client.ts'

const AGAIN_SECONDS = 5

/**
 * Serves health checks: `/livez` checks the process, `/healthz` also what it depends on, and `/readyz` whether it can be sent
 * requests: not while it is about to stop, nor when what stands behind it is away and no page is kept (`keepsPages`). Each
 * change of health is logged once.
 */
export function addHealth(
  app: FastifyInstance,
  upstream: Pick<Upstream, 'baseUrl' | 'dispatcher' | 'timeoutMs'>,
  keepsPages: () => boolean,
): void {
  let wasWell = true
  const say = (log: FastifyBaseLogger, isWell: boolean, facts: object) => {
    if (isWell === wasWell) return
    wasWell = isWell
    if (isWell) log.info('what stands behind the shop answers again')
    else log.warn(facts, 'what stands behind the shop does not answer')
  }
  app.get('/livez', async (_request, reply) => answer(reply, 'ok'))
  app.get('/healthz', async (request, reply) => {
    const failure = await askUpstream(upstream)
    say(request.log, !failure, { ...failure })
    return answer(reply, failure ? 'backend away' : 'ok')
  })
  app.get('/readyz', async (_request, reply) => {
    if (app.isDraining) return answer(reply, 'stopping')
    return answer(reply, keepsPages() || !(await askUpstream(upstream)) ? 'ok' : 'backend away')
  })
}

function answer(reply: FastifyReply, status: 'ok' | 'stopping' | 'backend away') {
  reply.header('cache-control', 'no-store')
  if (status !== 'ok') reply.status(503).header('retry-after', AGAIN_SECONDS)
  return reply.send({ status })
}
