import type { FastifyInstance } from 'fastify'

/** Refuses a request with two hosts: a proxy might use one and we the other. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders } = request.raw
    let hosts = 0
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]?.toLowerCase() === 'host') hosts++
    if (hosts > 1) return reply.status(400).type('text/plain').send('Two Host headers.')
  })
}
