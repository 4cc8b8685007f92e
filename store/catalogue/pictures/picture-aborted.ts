/** All requests for a picture were aborted before it was made. */
export class PictureAborted extends Error {
  override readonly name = 'PictureUnwanted'
}
