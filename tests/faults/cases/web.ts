import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { FaultyShop } from '../faulty-shop.ts'
import { Load, longest, statusesOf } from '../load.ts'
import { KEPT, keepPage, newPage } from '../outage.ts'
import type { Case, Outcome } from '../row.ts'

const PATIENCE_MS = 5_000

/** Sends bytes as they are. Returns the status of the first answer; 0 when the connection was closed without one. */
function sendRaw(url: string, bytes: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    const end = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text })
    }
    const timer = setTimeout(end, PATIENCE_MS)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('close', end)
    socket.on('error', () => {})
    socket.write(bytes)
    // What is whole is answered at once; what is not would be waited for.
    socket.once('data', () => setTimeout(end, 200))
  })
}

/** One of the gateways, without the proxy before it, which would put things in order. */
const gatewayOf = ({ topology }: FaultyShop) => topology.gateways.copies[0]?.url ?? ''

const HOST = 'Host: localhost\r\n'
const MALFORMED: Record<string, string> = {
  'two lengths': `POST /cart HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
  'a length and chunks': `POST /cart HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n${HOST}\r\n`,
  'chunks by another name': `POST /cart HTTP/1.1\r\n${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'a header of 32 kB': `GET / HTTP/1.1\r\n${HOST}X-Long: ${'a'.repeat(32_000)}\r\n\r\n`,
  '3,000 headers': `GET / HTTP/1.1\r\n${HOST}${'X-Many: 1\r\n'.repeat(3_000)}\r\n`,
  'an address of 100 kB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`,
  'a folded header': `GET / HTTP/1.1\r\n${HOST} folded: yes\r\n\r\n`,
}

const SMUGGLING: Case = {
  subject: 'Web',
  done: `requests that can be read in two ways: ${Object.keys(MALFORMED).join(', ')}`,
  required: 'each refused with 4xx, and one answer for one request',
  run: async (shop) => {
    const answers = []
    for (const [name, bytes] of Object.entries(MALFORMED)) {
      const { status, text } = await sendRaw(gatewayOf(shop), bytes)
      answers.push({ name, status, count: [...text.matchAll(/HTTP\/1\.1 \d/g)].length })
    }
    const wrong = answers.filter(({ status, count }) => status < 400 || status >= 500 || count !== 1)
    return {
      seen: `${statusesOf(answers)}${wrong.map(({ name, status }) => `; ${name}: ${status}`).join('')}`,
      held: wrong.length === 0,
    }
  },
}

const UP = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '..;']
const FILES = ['package.json', '.data/password', '.git/config']

const TRAVERSAL: Case = {
  subject: 'Web',
  done: `files outside of what is served, by ${UP.length * FILES.length * 3} spellings below /, /assets/ and /images/`,
  required: 'none is sent',
  run: async (shop) => {
    const paths = ['/', '/assets/', '/images/'].flatMap((base) =>
      UP.flatMap((up) => FILES.map((file) => `${base}${up}/${up}/${up}/${file}`)),
    )
    const answers = []
    for (const path of paths)
      answers.push(await sendRaw(gatewayOf(shop), `GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`))
    const leaked = answers.filter(({ text }) => /"larkspur"|\[core\]|postgres/.test(text)).length
    const fine = answers.every(({ status }) => [301, 302, 400, 404].includes(status))
    return { seen: `${statusesOf(answers)}; ${leaked} sent a file`, held: leaked === 0 && fine }
  },
}

/**
 * Opens connections to a gateway, sends what each begins with (in turn), and then a bit more on each every second; they never end by themselves. Answers with what
 * others get meanwhile.
 */
async function besideSlowOnes(
  shop: FaultyShop,
  { slow, begin, more, silent = 0 }: { slow: number; begin: string[]; more: string; silent?: number },
): Promise<Outcome> {
  await keepPage(shop)
  const { hostname, port } = new URL(gatewayOf(shop))
  const sockets: Socket[] = Array.from({ length: slow + silent }, () => connect(Number(port), hostname))
  for (const socket of sockets) socket.on('error', () => {})
  const dripping = sockets.slice(0, slow)
  for (const [index, socket] of dripping.entries()) socket.write(begin[index % begin.length] ?? '')
  let drips = true
  const drip = (async () => {
    while (drips) {
      for (const socket of dripping) if (socket.writable) socket.write(more)
      await pause(1_000)
    }
  })()
  const load = new Load(gatewayOf(shop))
  const [kept, made] = await Promise.all([
    load.closed(1, 5_000, () => KEPT.path),
    load.closed(1, 5_000, newPage),
  ])
  const open = dripping.filter((socket) => socket.writable).length
  drips = false
  await drip
  for (const socket of sockets) socket.destroy()
  await load.stop()
  return {
    seen: `kept pages ${statusesOf(kept)}, the slowest ${longest(kept)} ms; others ${statusesOf(made)}, the slowest ${longest(made)} ms; ${open} were still open`,
    held: [...kept, ...made].every(({ status }) => status === 200),
  }
}

const ANSWERED = 'others are answered all the while, kept pages and new ones, with 200'

const SLOW_LORIS: Case = {
  subject: 'Web',
  done: '1,000 connections that send a header a second and never end, and 500 that send nothing',
  required: ANSWERED,
  run: (shop) =>
    besideSlowOnes(shop, {
      ...{ slow: 1_000, silent: 500 },
      ...{ begin: [`GET / HTTP/1.1\r\n${HOST}`], more: 'X-Slow: 1\r\n' },
    }),
}

const SLOW_BODIES: Case = {
  subject: 'Web',
  done: '1,000 changes at once whose bodies come by a byte a second and never end, half of them forms, half GraphQL',
  required: ANSWERED,
  run: (shop) => {
    const head = `${HOST}Sec-Fetch-Site: same-origin\r\nContent-Length: 60000\r\n`
    return besideSlowOnes(shop, {
      slow: 1_000,
      begin: [
        `POST /graphql HTTP/1.1\r\n${head}Content-Type: application/json\r\n\r\n{"query":"`,
        `POST /cart HTTP/1.1\r\n${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nintent=`,
      ],
      more: 'a',
    })
  },
}

const MARK = 'evil.example'
/** What somebody may send along who wants their own words in a page for others. */
const POISON: Record<string, string>[] = [
  { 'x-forwarded-host': MARK },
  { 'x-forwarded-proto': MARK },
  { forwarded: `host=${MARK}` },
  { 'x-original-url': `/${MARK}` },
  { 'x-rewrite-url': `/${MARK}` },
  { 'x-forwarded-prefix': `/${MARK}` },
  { referer: `https://${MARK}/` },
  { 'user-agent': MARK },
  { 'accept-language': MARK },
  { cookie: `promo_code=${MARK}` },
]

const POISONING: Case = {
  subject: 'Web',
  done: `${POISON.length} headers and cookies that are no part of an address, on pages that nobody has asked for before`,
  required: 'the next stranger’s page has nothing of them',
  run: async (shop) => {
    let poisoned = 0
    for (const [index, headers] of POISON.entries()) {
      const url = `${gatewayOf(shop)}/category/roses?page=${index + 2}`
      await (await fetch(url, { headers, redirect: 'manual' })).text()
      const answer = await fetch(url, { redirect: 'manual' })
      const said = `${JSON.stringify([...answer.headers])}${await answer.text()}`
      if (said.includes(MARK)) poisoned++
    }
    return { seen: `${poisoned} of ${POISON.length} pages had it`, held: poisoned === 0 }
  },
}

const OWN_PAGES = ['/cart', '/favorites', '/profile/orders', '/checkout/delivery-details', '/auth']
const ENDINGS = ['', '/x.css', '.css', ';x.js', '?x=.png', '%2fx.css']

const DECEPTION: Case = {
  subject: 'Web',
  done: `${OWN_PAGES.length * ENDINGS.length} addresses of personal pages that look like files`,
  required: 'none may be kept, unless it is the page of an address without one',
  run: async (shop) => {
    const answers = []
    for (const path of OWN_PAGES.flatMap((own) => ENDINGS.map((ending) => own + ending))) {
      const answer = await fetch(gatewayOf(shop) + path, { redirect: 'manual' })
      const cacheControl = answer.headers.get('cache-control') ?? ''
      await answer.text()
      const isKept = !/no-store/.test(cacheControl)
      answers.push({ path, status: answer.status, wrong: isKept && answer.status === 200 })
    }
    const wrong = answers.filter((answer) => answer.wrong)
    return {
      seen: `${statusesOf(answers)}; ${wrong.length} may be kept ${wrong.map(({ path }) => path).join(' ')}`,
      held: wrong.length === 0,
    }
  },
}

const LOOPBACK: Case = {
  subject: 'Web',
  done: 'the stores are asked by another address of this machine',
  required: 'nobody answers there',
  run: async ({ topology }) => {
    const [outside] = Object.values(networkInterfaces())
      .flatMap((one) => one ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    if (!outside) return { seen: 'this machine has no other address', held: undefined }
    const ports = topology.stores.copies.map(({ url }) => new URL(url).port)
    const answers = await Promise.all(
      ports.map((port) =>
        fetch(`http://${outside.address}:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
          () => true,
          () => false,
        ),
      ),
    )
    return {
      seen: `${answers.filter(Boolean).length} of ${ports.length} answer`,
      held: !answers.some(Boolean),
    }
  },
}

const REQUESTS = 3_000

const MEMORY: Case = {
  subject: 'Web',
  done: `${REQUESTS} requests for addresses that there were none of before: pages without a thing, queries, files`,
  required: 'the heap of a gateway is at most 64 MB larger afterwards',
  run: async (shop) => {
    const [copy] = shop.topology.gateways.copies
    const load = new Load(copy?.url ?? '')
    const heap = async () => {
      const text = await (await fetch(copy?.metricsUrl ?? '')).text()
      return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20
    }
    const path = (count: number) =>
      [`/no-such-${count}`, `/product/${9_000_000 + count}`, `/assets/${count}.js`, `/?unknown=${count}`][
        count % 4
      ] ?? '/'
    let count = 0
    const ask = async (until: number) => {
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          while (count < until) await load.ask(path(count++))
        }),
      )
    }
    await ask(REQUESTS / 3)
    const before = await heap()
    await ask(REQUESTS)
    const after = await heap()
    await load.stop()
    return {
      seen: `${before.toFixed(0)} MB after ${REQUESTS / 3} requests, ${after.toFixed(0)} MB after ${REQUESTS}`,
      held: after - before <= 64,
    }
  },
}

export const WEB_CASES: Case[] = [
  ...[SMUGGLING, TRAVERSAL, SLOW_LORIS, SLOW_BODIES],
  ...[POISONING, DECEPTION, LOOPBACK, MEMORY],
]
