import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '../../contract/types/endpoint.ts'

/** The endpoints among what a resource of the contract exports. */
export const endpointsOf = (resource: object): Endpoint[] =>
  Object.values(resource).filter(
    (entry): entry is Endpoint =>
      typeof entry === 'object' && entry !== null && 'response' in entry && 'path' in entry,
  )

const CONTRACT = join(import.meta.dirname, '..', '..', 'contract')

/** Every call of the contract that changes something, e.g. `POST /v1/order/`. */
export async function changesOfContract(): Promise<string[]> {
  const files = readdirSync(CONTRACT).filter((file) => /^[\w-]+\.ts$/.test(file))
  const resources = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(CONTRACT, file)).href)) as object),
  )
  return [
    ...new Set(
      resources
        .flatMap((resource) =>
          [resource, ...Object.values(resource)].flatMap((part: unknown) =>
            typeof part === 'object' && part ? endpointsOf(part) : [],
          ),
        )
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ]
}
