import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { RestClient } from '../../graphql/rest/client.ts'
import { getDeliveryDates } from '../../graphql/rest/endpoints-for-server.ts'
import type { ServedTab, TabSlot } from '../../workshop/shop-tabs.ts'
import { shopTabs } from '../../workshop/shop-tabs.ts'
import type { ShopOperations } from './shop-operations.ts'
import { documentOf, readShopOperations } from './shop-operations.ts'
import { acceptedEncoding, encodeWhole } from '../ssr/encoding.ts'
import { digestOf } from '../ssr/html-cache.ts'

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'workshop')

const POLICY = [
  "default-src 'self'",
  // Its editor, Monaco, adds style elements and attributes without a nonce. The page is not there in live mode.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

type Options = {
  /** The client of /v1 for nobody: the slot in the tabs is one that it has. */
  rest: () => RestClient
  /** In development: builds GraphiQL when its sources have changed. */
  build?: (() => Promise<void>) | undefined
}

/** Vite's manifest: the files that an entry needs, by the path of its source. */
type Manifest = Record<
  string,
  { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>

/**
 * Serves GraphiQL at /graphiql with the shop's own operations in its tabs. Its files have a hash in their name and never change;
 * the page is made for each request, as its dates are of the day. Nothing is read before somebody asks.
 */
export async function addGraphiql(app: FastifyInstance, { rest, build }: Options): Promise<void> {
  const assets = join(BUILT, 'assets')
  if (build) await mkdir(assets, { recursive: true })
  await app.register(serveStatic, {
    root: assets,
    prefix: '/graphiql/assets/',
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    index: false,
    preCompressed: true,
  })
  let head: Promise<string> | undefined
  let operations: Promise<ShopOperations> | undefined
  app.get('/graphiql', async (request, reply) => {
    if (build) {
      await build()
      head = undefined
    }
    const [tags, known, days] = await Promise.all([
      (head ??= headTags()),
      (operations ??= readShopOperations()),
      rest().data(getDeliveryDates, { query: { zone: 'london' } }),
    ])
    const html = Buffer.from(page(tags, servedTabs(known, slotAfterToday(days))))
    const tag = `"${digestOf(html)}"`
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Accept-Encoding')
      .header('etag', tag)
      .type('text/html; charset=utf-8')
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(encodeWhole(html, encoding))
  })
}

type Day = { date: string; intervals: { id: number; disabled: boolean }[] }

/**
 * The first slot after today that can be had, of the days from today on; where there is none, the last of all, so that running it
 * says why it cannot be had.
 */
export function slotAfterToday([today, ...later]: Day[]): TabSlot {
  const slots = later.flatMap(({ date, intervals }) => intervals.map((window) => ({ date, ...window })))
  const slot = slots.find(({ disabled }) => !disabled) ?? slots.at(-1)
  return { date: slot?.date ?? today?.date ?? '', windowId: String(slot?.id ?? 1) }
}

/** The tabs as GraphiQL gets them. `slot` is one that can be had. */
export function servedTabs(operations: ShopOperations, slot: TabSlot): ServedTab[] {
  return shopTabs(slot).map(({ operation, group, about, variables, fill, after, gives }) => ({
    ...{ operation, group, about },
    ...(fill && { fill }),
    ...(after && { after }),
    ...(gives && { gives }),
    query: `# ${about}\n${documentOf(operations, operation)}\n`,
    variables: JSON.stringify(variables, null, 2),
  }))
}

/** What is needed of the files before GraphiQL can show anything. */
async function headTags(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(BUILT, 'manifest.json'), 'utf8')) as Manifest
  const entry = manifest['main.tsx']
  if (!entry) throw new Error('GraphiQL is not built: run `npm run build`')
  const editor = (entry.dynamicImports ?? []).filter((name) => manifest[name]?.name === 'monaco-editor')
  const early = [...(entry.imports ?? []), ...editor].flatMap((name) => manifest[name] ?? [])
  return [
    ...[entry, ...early].flatMap(({ css = [] }) =>
      css.map((file) => `<link rel="stylesheet" href="/graphiql/${file}">`),
    ),
    `<script type="module" src="/graphiql/${entry.file}"></script>`,
    ...early.map(({ file }) => `<link rel="modulepreload" href="/graphiql/${file}">`),
  ].join('\n')
}

function page(tags: string, tabs: ServedTab[]): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphiQL · Larkspur</title>
<link rel="icon" href="/favicon.svg">
${tags}
</head>
<body>
<div id="workshop"></div>
<script type="application/json" id="tabs">${JSON.stringify(tabs).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}
