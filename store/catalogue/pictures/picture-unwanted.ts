/** Whoever asked for a picture left before its turn to be made came. */
export class PictureUnwanted extends Error {
  override readonly name = 'PictureUnwanted'
}
