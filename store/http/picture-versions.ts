import type { FastifyInstance } from 'fastify'
import type { PictureVersions } from '../kernel/index.ts'

/** Adds the version to the name of every picture in an answer, so that browsers may cache it for ever. */
export function versionPictures(app: FastifyInstance, pictures: PictureVersions): void {
  app.addHook('preSerialization', (_request, _reply, answer, done) => {
    addVersions(answer, pictures)
    done(null, answer)
  })
}

/**
 * Adds the versions, in place. The database stores names without a version, because photographs can be added
 * at any time.
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
