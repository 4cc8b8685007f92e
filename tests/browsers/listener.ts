import { createHash } from 'node:crypto'
import { Agent, createServer, request as send } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

export type Listener = {
  /** What a browser takes as its proxy for http. */
  url: string
  /** What went wrong in pages since it was last looked at: answers of 400 and more, what a policy refused, what was said. */
  problems: string[]
  /** This script runs first in every page from now on. */
  runFirst: (script: string) => void
  stop: () => Promise<void>
}

/** Browsers ask for it by themselves beside what is no page and names none. */
const ICON = '/favicon.ico'
const HEAD = '<head>'
/** Where browsers report what a page's policy refuses, and pages what is said in their console. */
export const REPORTS = '/reports-to-the-test'

const isHtml = (headers: OutgoingHttpHeaders) => String(headers['content-type']).startsWith('text/html')

/**
 * A proxy between a browser and the shop, that hears what goes wrong in pages without their JavaScript: browsers report to
 * it by themselves what a policy refuses.
 */
export async function startListener(): Promise<Listener> {
  const problems: string[] = []
  const agent = new Agent({ keepAlive: true })
  let first = ''

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/')
    if (url.pathname === REPORTS) return void note(request, response)
    // As it is read here, it must not be compressed.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const onward = send(url, { method: request.method, headers, agent }, (answer) => {
      const isPage = request.headers['sec-fetch-dest'] === 'document'
      const status = answer.statusCode ?? 502
      if (status >= 400 && !isPage && url.pathname !== ICON) problems.push(`${status}: ${url}`)
      response.writeHead(status, withReports(answer.headers))
      if (first && isHtml(answer.headers)) pipeline(answer.setEncoding('utf8'), withFirst, response, () => {})
      else answer.pipe(response)
    })
    // Leaving a page ends what it was still fetching.
    response.on('close', () => onward.destroy())
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })

  /**
   * The page's own policy, which tells us too, and lets our script in. What is no page stays as it is: WebKit holds what a
   * page has fetched early (its `Link` header) to the policy of what stood in the window before it.
   */
  function withReports(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
    const policy = headers['content-security-policy']
    if (typeof policy !== 'string' || !isHtml(headers)) return headers
    const hash = createHash('sha256').update(first).digest('base64')
    const letsIn = first ? policy.replace("script-src 'self'", `$& 'sha256-${hash}'`) : policy
    const { 'content-length': _, ...others } = headers
    return {
      ...(first ? others : headers),
      'content-security-policy': `${letsIn.replace(/; report-uri \S+/, '')}; report-uri ${REPORTS}`,
    }
  }

  /** A page as it comes, piece by piece, with our script at the beginning of its head. */
  async function* withFirst(pieces: AsyncIterable<string>): AsyncIterable<string> {
    let head: string | undefined = ''
    for await (const piece of pieces) {
      if (head === undefined) {
        yield piece
        continue
      }
      head += piece
      if (!head.includes(HEAD)) continue
      yield head.replace(HEAD, () => `${HEAD}<script>${first}</script>`)
      head = undefined
    }
    yield head ?? ''
  }

  async function note(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    response.writeHead(204).end()
    const refused = /^\{.*"csp-report"/.test(text) ? JSON.parse(text)['csp-report'] : undefined
    problems.push(
      refused ? `refused by ${refused['violated-directive']}: ${refused['blocked-uri']}` : `said: ${text}`,
    )
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    problems,
    runFirst: (script) => void (first = script),
    stop: () =>
      new Promise((stopped) => {
        agent.destroy()
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
