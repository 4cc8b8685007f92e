/** Knows what a picture's address ends in, so that an address never changes its picture. */
export type PictureVersions = {
  /** The name with the version of its photograph or of whoever draws it, e.g. `red-25-long-1f2e3d4c.1`. */
  versionedName: (realId: string, name: string) => string
}

/**
 * Puts the version to the name of every picture in an answer of /v1, in place. Tables and texts keep names without it, as
 * a photograph can be dropped in at any time.
 */
export function addPictureVersions(value: unknown, pictures: PictureVersions): void {
  if (typeof value !== 'object' || value === null) return
  if (isPicture(value)) Object.assign(value, { name: pictures.versionedName(value.real_id, value.name) })
  else for (const inner of Object.values(value)) addPictureVersions(inner, pictures)
}

function isPicture(value: object): value is { real_id: string; name: string } {
  return (
    'real_id' in value &&
    'name' in value &&
    typeof value.real_id === 'string' &&
    typeof value.name === 'string' &&
    !value.name.includes('.')
  )
}
