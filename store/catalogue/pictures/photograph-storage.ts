/** A file with a photograph, as its storage lists it. */
export type PhotographFile = {
  /** `<realId>/<name>.jpg`, below the root of the storage. */
  path: string
  /** What the storage calls this state of the file: another one means other bytes. */
  tag: string
}

/** Where the photographs of products are kept: a folder or a bucket. */
export type PhotographStorage = {
  /** What the log calls it. */
  name: string
  list: () => Promise<PhotographFile[]>
  /** Returns the bytes of a photograph, or undefined when it has gone or changed since it was listed. */
  read: (file: PhotographFile) => Promise<Buffer | undefined>
}
