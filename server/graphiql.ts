import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyInstance } from 'fastify'

/** GraphiQL at /graphiql, all of it from our own origin. */
export function addGraphiql(app: FastifyInstance): void {
  const html = renderGraphiQL({ endpoint: '/graphql', title: 'Larkspur GraphiQL' })
  app.get('/graphiql', (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
}
