import { ENDPOINTS, isEndpoint } from '../../contract/endpoints.ts'
import type { Endpoint } from '../../contract/types/endpoint.ts'

/** The endpoints among what a resource of the contract exports. */
export const endpointsOf = (resource: object): Endpoint[] => Object.values(resource).filter(isEndpoint)

/** Every call of the contract that changes something, e.g. `POST /v1/order/`. */
export const changesOfContract = (): string[] => [
  ...new Set(
    [...ENDPOINTS.values()]
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`),
  ),
]
