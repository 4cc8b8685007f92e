import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const REGION = 'eu-west-2'
const ACCESS_KEY_ID = 'larkspur'
const SECRET = 'a secret of the stand-in'
const BUCKET = 'photographs'
/** So few that a list of three has two pages. */
const LISTED_AT_ONCE = 2

const md5 = (data: Buffer) => `"${createHash('md5').update(data).digest('hex')}"`
const sha256 = (data: string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/**
 * Starts a server that speaks S3 as far as listing, reading, writing and deleting objects of one bucket goes, and that checks the
 * signature (version 4) of each call.
 */
export async function startS3Server(port = 0) {
  const objects = new Map<string, Buffer>()
  const calls: string[] = []
  /** What the server does instead of answering: a status, or `hang`, which never answers. */
  const faults: { reads?: number | 'hang' | undefined; lists?: number | 'hang' | undefined } = {}
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const say = (status: number, body: string | Buffer = '', headers = {}) =>
      void response.writeHead(status, headers).end(body)
    const refuse = (status: number, code: string) =>
      say(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    const body = await buffer(request)
    if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    const lists = searchParams.has('list-type')
    calls.push(`${request.method} ${lists ? 'list' : key}`)
    const fault = lists ? faults.lists : faults.reads
    if (fault === 'hang') return
    if (fault) return refuse(fault, 'InternalError')
    if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket')
    if (lists) return say(200, listing(objects, searchParams))
    if (request.method === 'PUT') {
      objects.set(key, body)
      return say(200, '', { etag: md5(body) })
    }
    const object = objects.get(key)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return say(204)
    }
    if (!object) return refuse(404, 'NoSuchKey')
    const wanted = request.headers['if-match']
    if (wanted && wanted.replaceAll('"', '') !== md5(object).replaceAll('"', ''))
      return refuse(412, 'PreconditionFailed')
    return say(200, object, { etag: md5(object) })
  }

  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const address = server.address() as AddressInfo
  return {
    calls,
    faults,
    port: address.port,
    options: {
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket: BUCKET,
      region: REGION,
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey: SECRET,
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function listing(objects: Map<string, Buffer>, asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
    .toSorted()
  const page = keys.slice(0, LISTED_AT_ONCE)
  const isTruncated = keys.length > page.length
  const entries = page.map((key) => {
    const object = objects.get(key) ?? Buffer.alloc(0)
    const tag = md5(object).replaceAll('"', '&quot;')
    return `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>${tag}</ETag><Size>${object.length}</Size></Contents>`
  })
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`
}

/** Computes the signature of AWS, version 4, from the request as it came and compares it. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, id, day = '', region, names = '', signature = ''] =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (id !== ACCESS_KEY_ID || region !== REGION) return false
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    ...[method, path, query.split('&').toSorted().join('&')],
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', names, String(headers['x-amz-content-sha256'])],
  ].join('\n')
  const scope = `${day}/${REGION}/s3/aws4_request`
  const text = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${scope}\n${sha256(canonical)}`
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), REGION), 's3'), 'aws4_request')
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}
