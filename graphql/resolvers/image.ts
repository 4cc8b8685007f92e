import type { Resolvers } from '../generated/resolvers.ts'

/** Where pictures are served from: this origin, or a CDN in front of it. */
let imageBase = '/images'

export function setImageBase(base: string): void {
  imageBase = base.replace(/\/$/, '')
}

/** The address of a picture, from its path below where pictures are served. */
export const pictureUrl = (path: string) => `${imageBase}/${path}`

export const imageResolvers: Resolvers = {
  Image: {
    url: (image) => pictureUrl(`${image.real_id}/{size}/${image.name}`),
    alt: (image) => image.alt_text,
  },
}
