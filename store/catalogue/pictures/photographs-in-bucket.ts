import type { PhotographStorage } from './photograph-storage.ts'

export type BucketOptions = {
  /** The address of the server, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TIMEOUT_MS = 5_000
const ROOT = 'photos/'

/**
 * Photographs in a bucket of S3-compatible storage, with the keys `photos/<realId>/<name>.jpg`. A call fails when it takes longer than
 * five seconds, when it is refused, and when there is no such bucket.
 */
export async function photographsInBucket({
  endpoint,
  bucket,
  ...credentials
}: BucketOptions): Promise<PhotographStorage> {
  // Loaded only where there is a bucket.
  const { S3mini } = await import('s3mini')
  const client = new S3mini({
    ...credentials,
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    requestAbortTimeout: TIMEOUT_MS,
  })
  return {
    name: 's3',
    list: async () => {
      const objects = await client.listObjects('/', ROOT)
      if (!objects) throw new Error(`There is no bucket ${bucket}`)
      return objects.map(({ Key, ETag }) => ({ path: Key.slice(ROOT.length), tag: ETag }))
    },
    read: async ({ path, tag }) => {
      const bytes = await client.getObjectArrayBuffer(`${ROOT}${path}`, { 'if-match': tag })
      return bytes ? Buffer.from(bytes) : undefined
    },
  }
}
