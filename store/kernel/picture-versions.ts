/** Adds versions to picture names, so that a picture's address changes whenever the picture does. */
export type PictureVersions = {
  /**
   * Returns the name with the version of its photograph or of the illustrator, e.g. `red-25-long-1f2e3d4c.1`. A name
   * that already has a version, as in older orders, is returned unchanged.
   */
  versionedName: (realId: string, name: string) => string
}
