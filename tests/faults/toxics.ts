import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Which way data flows: from the client to the server (`upstream`) or back (`downstream`). */
export type Stream = 'upstream' | 'downstream'

/** What is wrong with a connection, in the words of toxiproxy. Times are milliseconds. */
export type Toxic =
  /** Data comes late, by `jitter` more or less. */
  | { type: 'latency'; latency: number; jitter?: number }
  /** Nothing gets through. The connection is closed after `timeout`; with 0 it hangs until the toxic is removed. */
  | { type: 'timeout'; timeout: number }
  /** The connection is reset after `timeout`. */
  | { type: 'reset_peer'; timeout: number }
  /** The connection is closed after so many bytes: an answer is cut off. */
  | { type: 'limit_data'; bytes: number }
  /** Data comes in pieces of `size` bytes, `delay` apart. */
  | { type: 'slicer'; size: number; delay: number }
  /** `rate` kilobytes a second. */
  | { type: 'bandwidth'; rate: number }

/** Of the connections that are opened, the share that has the toxic; 1 is all of them. */
type Dose = { stream?: Stream; toxicity?: number }
type Added = Toxic & Required<Dose>

/** A TCP proxy whose connections can be poisoned. */
export type ToxicProxy = {
  port: number
  /** What clients sent that looks like the option `notes`, since the last time this was asked. */
  takeNotes: () => string[]
  add: (toxic: Toxic & Dose) => void
  /** Ends the connections that there are, and refuses new ones until `up`. */
  down: () => void
  up: () => Promise<void>
  /** New connections lead to another port from now on, as when an address moves to another machine. */
  leadTo: (target: number) => void
  /** The connections that there are hang for good and new ones go through, as when another machine takes an address over. */
  strand: () => void
  /** Removes all toxics. Connections go on, but for those that are stranded. */
  mend: () => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  /** The port it leads to. */
  target: number
  /** A number from 0 to 1, for what is left to chance. */
  random: () => number
  /** What is noted of what clients send. */
  notes?: RegExp
}

/**
 * Starts a proxy on a free port. What hangs is held, not dropped, as on a network that is away for a while: when the toxic is
 * removed it arrives.
 */
export async function startToxicProxy({ target, random, notes }: Options): Promise<ToxicProxy> {
  let leadsTo = target
  const toxics: Added[] = []
  const sockets = new Set<Socket>()
  let noted: string[] = []
  const note = (chunk: Buffer) => notes && noted.push(...(chunk.toString('latin1').match(notes) ?? []))
  let server = createServer(accept)
  let changed = Promise.withResolvers<unknown>()
  /** Connections of an earlier one are stranded. */
  let generation = 0

  function accept(client: Socket): void {
    const upstream = connect(leadsTo, '127.0.0.1')
    const drawn = random()
    const born = generation
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    const active = (stream: Stream): Added[] =>
      born < generation
        ? [{ type: 'timeout', timeout: 0, stream, toxicity: 1 }]
        : toxics.filter((toxic) => toxic.stream === stream && drawn < toxic.toxicity)
    void pump(client, upstream, () => active('upstream'), note)
    void pump(upstream, client, () => active('downstream'))
  }

  async function pump(from: Socket, to: Socket, active: () => Added[], look?: (chunk: Buffer) => unknown) {
    let passed = 0
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        look?.(chunk)
        for (;;) {
          const hanging = active().find((toxic) => toxic.type === 'timeout')
          if (!hanging) break
          if (hanging.timeout) {
            await pause(hanging.timeout)
            return void from.destroy()
          }
          await changed.promise
        }
        const now = active()
        const of = <T extends Toxic['type']>(type: T) =>
          now.find((toxic): toxic is Extract<Added, { type: T }> => toxic.type === type)
        const late = of('latency')
        if (late) await pause(Math.max(0, late.latency + (random() * 2 - 1) * (late.jitter ?? 0)))
        const reset = of('reset_peer')
        if (reset) {
          await pause(reset.timeout)
          from.resetAndDestroy()
          return void to.resetAndDestroy()
        }
        const limit = of('limit_data')
        const rest = limit ? chunk.subarray(0, Math.max(0, limit.bytes - passed)) : chunk
        const slicer = of('slicer')
        const bandwidth = of('bandwidth')
        const size = slicer?.size ?? rest.length
        for (let at = 0; at < rest.length; at += size) {
          const piece = rest.subarray(at, at + size)
          if (bandwidth) await pause(piece.length / bandwidth.rate)
          if (slicer) await pause(slicer.delay)
          if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(to, 'close')])
          passed += piece.length
        }
        if (limit && passed >= limit.bytes) {
          to.end()
          return void from.destroy()
        }
      }
      to.end()
    } catch {
      // One side is gone, and takes the other along.
      to.destroy()
    }
  }

  const listen = async (port: number): Promise<Server> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  const port = ((await listen(0)).address() as AddressInfo).port
  const wake = () => {
    changed.resolve(undefined)
    changed = Promise.withResolvers()
  }
  const down = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  const up = async () => {
    if (server.listening) return
    server = createServer(accept)
    await listen(port)
  }
  return {
    port,
    takeNotes: () => {
      const taken = noted
      noted = []
      return taken
    },
    add: ({ stream = 'downstream', toxicity = 1, ...toxic }) => {
      toxics.push({ ...toxic, stream, toxicity })
      wake()
    },
    down,
    up,
    leadTo: (next) => {
      leadsTo = next
    },
    strand: () => {
      generation++
      wake()
    },
    mend: async () => {
      toxics.length = 0
      wake()
      await up()
    },
    stop: async () => {
      toxics.length = 0
      wake()
      down()
    },
  }
}
