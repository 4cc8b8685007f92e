import type { FastifyInstance } from 'fastify'
import { StoreError } from '../domain/store-error.ts'

/** PostgreSQL keeps no NUL in a text: refused at the door with the field's name, wherever it stands. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of ['params', 'query', 'body'] as const) {
      const field = findNul(request[part], part)
      if (field) throw new StoreError(400, 'invalid', `${field}: must not hold a NUL character`, field)
    }
  })
}

function findNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes('\0') ? path : findNul(inner, `${path}.${key}`)
    if (found) return found
  }
  return undefined
}
