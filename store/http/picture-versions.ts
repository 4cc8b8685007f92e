import type { FastifyInstance } from 'fastify'
import type { PictureVersions } from '../kernel/index.ts'

/** Gives every picture in an answer the address under which it may be kept for ever. */
export function versionPictures(app: FastifyInstance, pictures: PictureVersions): void {
  app.addHook('preSerialization', (_request, _reply, answer, done) => {
    addVersions(answer, pictures)
    done(null, answer)
  })
}

/**
 * Puts the version to the name of every picture in an answer of /v1, in place. Tables and texts keep names without it, as
 * a photograph can be dropped in at any time.
 */
function addVersions(value: unknown, pictures: PictureVersions): void {
  if (typeof value !== 'object' || value === null) return
  if (isPicture(value)) Object.assign(value, { name: pictures.versionedName(value.real_id, value.name) })
  else for (const inner of Object.values(value)) addVersions(inner, pictures)
}

function isPicture(value: object): value is { real_id: string; name: string } {
  return (
    'real_id' in value &&
    'name' in value &&
    typeof value.real_id === 'string' &&
    typeof value.name === 'string'
  )
}
