import type { FastifyInstance } from 'fastify'
import { invalid } from '../kernel/index.ts'

/** No call of the API takes anything half as deep; what is deeper is only meant to wear out who walks through it. */
const DEEPEST = 32

/**
 * PostgreSQL keeps no NUL in a text: refused at the door with the field's name, wherever it stands. So is what is nested
 * too deeply to be looked through.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of ['params', 'query', 'body'] as const) refuseIn(request[part], part)
  })
}

/** Level by level, not by calling itself: a stack has an end. Throws (400). */
function refuseIn(value: unknown, part: string): void {
  let level: [path: string, value: unknown][] = [[part, value]]
  for (let depth = 0; level.length; depth++) {
    if (depth > DEEPEST)
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
