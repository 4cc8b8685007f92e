import { join } from 'node:path'
import process from 'node:process'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { loadRenderer } from '../../server/ssr/renderer.ts'
import { createServerApi } from '../../server/ssr/server-api.ts'
import { answerAsks, repeat, sayReady } from './messages.ts'
import { visitorContexts } from './visitor-contexts.ts'

/** The React tree of the cart page as the shop builds it, with the data of one visitor: `renderToString`, and nothing around it. */
const [storeUrl = '', sessionToken = ''] = process.argv.slice(2)
const config = readConfig({ NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', API_BASE_URL: storeUrl })
const app = await buildApp(config, storeUrl)
await app.ready()
const renderer = await loadRenderer(join(import.meta.dirname, '..', '..', 'dist', 'server'))
const context = visitorContexts(config, storeUrl)(sessionToken)
const server = createServerApi(app, context, renderer.site, {
  withVisitor: true,
  keep: () => {},
  kept: () => undefined,
})
const device = {
  mobile: false,
  tablet: false,
  desktop: true,
  crawler: false,
  os: 'Windows',
  browser: 'Chrome',
}
const { answer } = await renderer.prepare({
  request: new Request(new URL('/cart', config.siteUrl)),
  api: server.api,
  client: server.client,
  deferred: server.late,
  siteUrl: config.siteUrl,
  settings: {
    landingDiscounts: config.landingDiscounts,
    mapTiles: undefined,
    tagManagerId: null,
    serviceWorker: false,
  },
  assetsOf: () => ({
    style: undefined,
    loadScripts: undefined,
    parts: [],
    start: undefined,
    scripts: [],
    fonts: [],
  }),
  visitor: async () => renderer.site.visitorOf(await server.visitor(), device),
})
if (answer.kind !== 'page' || answer.status !== 200) throw new Error('The cart page could not be prepared')
const { renderWhole } = answer

answerAsks((ask) => {
  if (ask.ask === 'answer') return renderWhole()
  return ask.ask === 'queries' ? repeat(ask.ms, renderWhole, (html) => Buffer.byteLength(html)) : undefined
})
sayReady({ url: storeUrl })
