import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ErrorBody } from '../../contract/types/endpoint.ts'
import type { Endpoint, EndpointAnswer, EndpointInput } from '../../contract/types/endpoint.ts'
import { readingShared } from '../kernel/index.ts'

/** The handler of an endpoint. Returns its answer; throws StoreError. */
export type Handler<E extends Endpoint> = (
  input: EndpointInput<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<EndpointAnswer<E>>

/** What orders change is read where they are written, although it is the same for everybody. */
const CHANGED_BY_ORDERS: Endpoint['tag'][] = ['delivery', 'intervals']

/** Whether a call reads the catalogue or content, of which everybody may be shown what was a moment ago. */
const isOfCatalogue = ({ shared, tag }: Endpoint) => Boolean(shared) && !CHANGED_BY_ORDERS.includes(tag)

/** Registers an endpoint of the contract. Its schemas validate input and output. */
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
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.response, '4xx': ErrorBody },
    },
    ...(endpoint.body && { preValidation: defaultToEmptyBody }),
    handler: async (request, reply) => {
      const { params, query, body } = request as unknown as EndpointInput<E>
      const handle = () => handler({ params, query, body }, request, reply)
      return isOfCatalogue(endpoint) ? readingShared(handle) : handle()
    },
  })
}

/**
 * Treats a missing body as `{}`, so that required fields are named in the error and a body without required
 * fields may be omitted.
 */
async function defaultToEmptyBody(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {}
}
