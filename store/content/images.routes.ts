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

/** Serves pictures. Their addresses change with the picture, so responses are cacheable forever. */
export function imageRoutes(app: FastifyInstance, ctx: StoreContext): void {
  app.get('/images/:realId/:size/:file', { schema: { params: Params } }, async (request, reply) => {
    const { realId, size, file } = request.params as z.infer<typeof Params>
    const [name = '', , extension] = file.split('.')
    const format = IMAGE_FORMATS.find((known) => known === extension)
    if (!format) throw notFound('picture format')
    const drawing = await findDrawing(ctx, realId, name)
    if (!drawing) throw notFound('picture')
    const bytes = await ctx.images
      .get({ realId, name, size, format, drawing }, request.signal)
      .catch((error: unknown) => {
        if (error instanceof PictureAborted) return undefined
        throw error
      })
    // The client has disconnected.
    if (!bytes) return reply.hijack()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type(TYPE[format])
      .send(bytes)
  })
}
