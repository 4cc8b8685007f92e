/**
 * The service worker: without a connection it answers with an order that is kept on this device, or with the offline page.
 * Everything else is the network's. It keeps no page, no price and no cart, and no file of a release, so that a new one can
 * take over at any time. Built by `scripts/build/service-worker.ts`, served by `server/routes/service-worker.ts`.
 */
import { keptFlorist } from '../../data/browser/florist.ts'
import { keptOrders } from '../../data/browser/kept-orders.ts'
import { keptOrderPage, offlinePage } from './offline-page.ts'
import { orderIdIn } from './order-path.ts'

/** What is used of a worker's own globals; TypeScript's library of workers contradicts that of pages. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Installing = Lasting & { addRoutes?: (rules: { condition: object; source: 'network' }) => Promise<void> }
type Fetching = Event & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type WorkerEvents = { install: Installing; activate: Lasting; fetch: Fetching }
type Worker = {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
}
const worker = globalThis as unknown as Worker

/** All but documents, by the modes of their requests. */
const NO_DOCUMENTS = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }))

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  // Where browsers know how, they do not even start the worker for anything else.
  const routed = event.addRoutes?.({ condition: { or: NO_DOCUMENTS }, source: 'network' } as never)
  if (routed) event.waitUntil(routed.catch(() => {}))
})

// Documents are asked for while the worker starts.
worker.addEventListener('activate', (event) =>
  event.waitUntil(worker.registration.navigationPreload.enable()),
)

worker.addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request
  if (mode === 'navigate' && method === 'GET' && destination === 'document') event.respondWith(answer(event))
})

async function answer({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return answerOffline(new URL(request.url))
  }
}

async function answerOffline({ pathname }: URL): Promise<Response> {
  const [orders, florist] = await Promise.all([keptOrders(), keptFlorist()])
  const wanted = orderIdIn(pathname)
  const order = orders.find(({ id }) => id === wanted)
  const nonce = crypto.randomUUID()
  const others = orders.filter((other) => other !== order)
  const rest = { orders: others, florist, nonce }
  const html = order ? keptOrderPage(order, rest) : offlinePage(rest)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data:; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
  return new Response(html, { status: order ? 200 : 503, headers })
}
