import type { FastifyInstance } from 'fastify'
import { invalid } from '../kernel/index.ts'

/** No endpoint takes input half as deep; deeper input only wastes time. */
const MAX_DEPTH = 32

/**
 * Refuses NUL characters, which PostgreSQL cannot store, with 400 and the field's name. Also refuses input
 * that is nested too deeply.
 */
export function rejectNul(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of ['params', 'query', 'body'] as const) rejectIn(request[part], part)
  })
}

/** Checks level by level instead of recursively, so that deep input cannot exhaust the stack. Throws 400. */
function rejectIn(value: unknown, part: string): void {
  let level: [path: string, value: unknown][] = [[part, value]]
  for (let depth = 0; level.length; depth++) {
    if (depth > MAX_DEPTH)
      throw invalid(part, 'invalid_type', { message: `${part}: must not be nested so deeply` })
    level = level.flatMap(([path, inner]) => {
      if (typeof inner === 'string' && inner.includes('\0')) throw nulAt(path)
      if (typeof inner !== 'object' || inner === null || Buffer.isBuffer(inner)) return []
      return Object.entries(inner).map(([key, deeper]): [string, unknown] => {
        if (key.includes('\0')) throw nulAt(path)
        return [`${path}.${key}`, deeper]
      })
    })
  }
}

const nulAt = (field: string) =>
  invalid(field, 'control_characters', { message: `${field}: must not hold a NUL character` })
