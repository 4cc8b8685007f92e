import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type SlowLine = {
  url: string
  /** Where documents stop for a while on their way: behind the first of this text in them. */
  stopBehind: (text: string) => void
  stop: () => Promise<void>
}

/** A bad line to a shop: documents come in two pieces, `pauseMs` apart; all else as it is. */
export async function startSlowLine(shopUrl: () => string, pauseMs: number): Promise<SlowLine> {
  let mark = ''
  const server = createServer((request, response) => {
    void (async () => {
      const { host: _host, 'accept-encoding': _encoding, ...headers } = request.headers
      const answer = await fetch(new URL(request.url ?? '/', shopUrl()), {
        headers: headers as Record<string, string>,
      })
      const type = answer.headers.get('content-type') ?? ''
      const passed = [...answer.headers].filter(([name]) => !/^(content-encoding|content-length)$/.test(name))
      response.writeHead(answer.status, Object.fromEntries(passed))
      if (!type.startsWith('text/html') || !answer.body) {
        response.end(Buffer.from(await answer.arrayBuffer()))
        return
      }
      let before = ''
      let stopped = false
      for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
        before += part
        const at = stopped || !mark ? -1 : before.indexOf(mark)
        if (at < 0) {
          response.write(part)
          continue
        }
        stopped = true
        const cut = part.length - (before.length - at - mark.length)
        response.write(part.slice(0, Math.max(0, cut)))
        await pause(pauseMs)
        response.write(part.slice(Math.max(0, cut)))
      }
      response.end()
    })().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stopBehind: (text) => (mark = text),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
