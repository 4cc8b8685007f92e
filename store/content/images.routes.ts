import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IMAGE_FORMATS, IMAGE_SIZES } from '../../contract/types/image-size.ts'
import type { ImageFormat } from '../../contract/types/image-size.ts'
import type { StoreContext } from '../context.ts'
import { findDrawing } from './picture.ts'
import { PictureAborted } from '../catalogue/index.ts'
import { notFound } from '../kernel/index.ts'

const TYPE: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml; charset=utf-8',
}

const Params = z.object({
  realId: z.string().max(60),
  size: z.enum(IMAGE_SIZES),
  file: z
    .string()
    .max(200)
    .regex(/^[a-z0-9~-]+\.[a-z0-9]+\.[a-z]+$/, 'must be name.version.format'),
})

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_MINUTE = 'public, max-age=60'

/**
 * Serves pictures. Their addresses change with the picture, so answers may be kept for ever, unless the address has another
 * version than the picture: it is in an old order, or names a photograph that this copy of the store cannot find yet.
 */
export function imageRoutes(app: FastifyInstance, ctx: StoreContext): void {
  app.get('/images/:realId/:size/:file', { schema: { params: Params } }, async (request, reply) => {
    const { realId, size, file } = request.params as z.infer<typeof Params>
    const [name = '', version, extension] = file.split('.')
    const format = IMAGE_FORMATS.find((known) => known === extension)
    if (!format) throw notFound('picture format')
    const drawing = await findDrawing(ctx, realId, name)
    if (!drawing) throw notFound('picture')
    const picture = await ctx.images
      .get({ realId, name, version, size, format, drawing }, request.signal)
      .catch((error: unknown) => {
        if (error instanceof PictureAborted) return undefined
        throw error
      })
    // The client has disconnected.
    if (!picture) return reply.hijack()
    return reply
      .header('cache-control', picture.isAsAsked ? FOR_EVER : FOR_A_MINUTE)
      .header('x-content-type-options', 'nosniff')
      .type(TYPE[format])
      .send(picture.bytes)
  })
}
