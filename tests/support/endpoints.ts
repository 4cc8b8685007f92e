import type { Endpoint } from '../../contract/endpoint.ts'

/** The endpoints among what a resource of the contract exports. */
export const endpointsOf = (resource: object): Endpoint[] =>
  Object.values(resource).filter(
    (entry): entry is Endpoint =>
      typeof entry === 'object' && entry !== null && 'response' in entry && 'path' in entry,
  )
