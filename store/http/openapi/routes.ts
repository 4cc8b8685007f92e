import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openApiDocument } from './document.ts'

/** Serves the description of /v1 at `/openapi.json`, and pages to read and try it at `/docs`. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    // The contract is described, and not the routes. It is done when it is first asked for, as it takes a while.
    transform: ({ url }) => ({ schema: { hide: true }, url }),
    // Its own types are narrower than what JSON is here.
    transformObject: () => openApiDocument() as never,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true, persistAuthorization: true, tryItOutEnabled: true },
    transformSpecificationClone: false,
    transformSpecification: (document, request) => ({ ...document, servers: serversOf(request) }),
  })
  app.get('/openapi.json', async (request) => ({ ...app.swagger(), servers: serversOf(request) }))
}

/** What is tried in a browser goes to where the document came from. */
function serversOf({ protocol, host }: FastifyRequest) {
  return [{ url: `${protocol}://${host}`, description: 'The service that this document comes from' }]
}
