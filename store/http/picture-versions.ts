import type { FastifyInstance } from 'fastify'
import { addPictureVersions } from '../catalogue/pictures/picture-version.ts'
import type { PictureVersions } from '../catalogue/pictures/picture-version.ts'

/** Gives every picture in an answer the address under which it may be kept for ever. */
export function versionPictures(app: FastifyInstance, pictures: PictureVersions): void {
  app.addHook('preSerialization', (_request, _reply, answer, done) => {
    addPictureVersions(answer, pictures)
    done(null, answer)
  })
}
