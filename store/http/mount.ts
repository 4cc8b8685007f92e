import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ErrorBody } from '../../contract/endpoint.ts'
import type { Endpoint, EndpointAnswer, EndpointInput } from '../../contract/endpoint.ts'

export type Handler<E extends Endpoint> = (
  input: EndpointInput<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<EndpointAnswer<E>>

/** Serves an endpoint of the contract: its schemas check what comes in and what goes out. */
export function mount<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.response, '4xx': ErrorBody },
    },
    ...(endpoint.body && { preValidation: readNothingAsEmpty }),
    handler: async (request, reply) => {
      const { params, query, body } = request as unknown as EndpointInput<E>
      return handler({ params, query, body }, request, reply)
    },
  })
}

/** Where nothing has to be said, nothing may be sent; elsewhere what is missing is named. */
async function readNothingAsEmpty(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {}
}
