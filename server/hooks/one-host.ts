import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Returns true if a request has two hosts. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/** Refuses a request with two hosts: a proxy might use one and we the other. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasTwoHosts(request.raw)) return reply.status(400).type('text/plain').send('Two Host headers.')
  })
}
