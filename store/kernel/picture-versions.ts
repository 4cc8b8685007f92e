/** Knows what a picture's address ends in, so that an address never changes its picture. */
export type PictureVersions = {
  /**
   * The name with the version of its photograph or of whoever draws it, e.g. `red-25-long-1f2e3d4c.1`. One that has a
   * version, as orders from before kept it, stays as it is.
   */
  versionedName: (realId: string, name: string) => string
}
