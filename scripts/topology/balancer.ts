import { once } from 'node:events'
import { Agent, createServer, request as ask } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 100
/**
 * How long a connection may idle, as in nginx. It is longer than any caller of ours keeps one: who sends a change over a connection
 * that is being closed cannot know whether it was made.
 */
const KEEP_ALIVE_MS = 75_000
/** Headers that are about one connection and not about the message (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']

/** A plain proxy over copies of one kind. */
export type Balancer = {
  url: string
  /** Sends requests to a copy as well, while its `/readyz` answers 200. Resolves when that has been seen for the first time. */
  add: (url: string) => Promise<void>
  remove: (url: string) => void
  stop: () => Promise<void>
}

/**
 * Starts a proxy that asks each copy whether it is ready, gives each that is its turn, and sends nothing twice: a copy that lets a
 * request down is seen by who asked.
 */
export async function startBalancer(port: number): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const isReady = new Map<string, boolean>()
  /** Who waits until a copy is ready. */
  const waiting = new Map<string, () => void>()
  let turn = 0
  const proxy = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    const ready = [...isReady].flatMap(([copy, yes]) => (yes ? [copy] : []))
    const copy = ready[turn++ % ready.length]
    if (copy === undefined) return void outgoing.writeHead(502).end('No copy is ready.\n')
    const from = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
      .filter(Boolean)
      .join(', ')
    const { method, url = '/', headers } = incoming
    const forwarded = ask(
      copy + url,
      { method, headers: { ...ofTheMessage(headers), 'x-forwarded-for': from }, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, ofTheMessage(answer.headers))
        // A copy that dies in the middle of its answer ends that of the proxy, too.
        pipeline(answer, outgoing, () => {})
      },
    )
    forwarded.on('error', () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end('The copy is gone.\n'),
    )
    // Who leaves takes the request along.
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  proxy.listen(port, '127.0.0.1')
  await once(proxy, 'listening')
  let polls = true
  const look = async (copy: string) => {
    const answer = await fetch(`${copy}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    if (!isReady.has(copy)) return
    isReady.set(copy, answer?.ok === true)
    if (answer?.ok) waiting.get(copy)?.()
  }
  const polling = (async () => {
    while (polls) {
      await Promise.all([...isReady.keys()].map(look))
      await pause(POLL_MS)
    }
  })()
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    add: (copy) => {
      isReady.set(copy, false)
      return new Promise((resolve) => void waiting.set(copy, resolve))
    },
    remove: (copy) => {
      isReady.delete(copy)
      waiting.delete(copy)
    },
    stop: async () => {
      polls = false
      proxy.closeAllConnections()
      proxy.close()
      agent.destroy()
      await polling
    },
  }
}

/** The headers of a message that go on to the next connection. */
function ofTheMessage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)))
}
