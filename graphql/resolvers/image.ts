import type { Resolvers } from '../generated/resolvers.ts'

export const imageResolvers: Resolvers = {
  Image: {
    url: (image, _args, { imageBase }) => `${imageBase}/${image.real_id}/{size}/${image.name}`,
    alt: (image) => image.alt_text,
  },
}
