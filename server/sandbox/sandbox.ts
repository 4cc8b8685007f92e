import { parse as parseForm } from 'node:querystring'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { sandboxPage } from './sandbox-page.ts'
import type { SandboxMessage, SandboxState } from './sandbox-page.ts'
import { upstreamPage } from './sandbox-upstream-page.ts'
import type { RecentRequests } from './recent-requests.ts'
import type { SandboxPage } from './sandbox-frame.ts'

type Options = {
  /** The base URL of the store. */
  apiBaseUrl: string
  /** The newest requests with their calls; undefined in live mode. */
  recentRequests: RecentRequests | undefined
  /** Empties the caches of pages and answers. Once the clock was set, they are of another time. */
  forget: () => unknown
}

type Answer = { status: number; body: unknown }

const TIMEOUT_MS = 5_000
const Refused = z.object({ error: z.object({ message: z.string() }) })

/** Serves the pages of the sandbox. In live mode these addresses answer 404. */
export function addSandbox(app: FastifyInstance, { apiBaseUrl, recentRequests, forget }: Options): void {
  if (!recentRequests) {
    // A GET gets the shop's not-found page.
    app.post('/sandbox/clock', (_request, reply) => reply.status(404).send({ error: { code: 'not_found' } }))
    return
  }
  const ask = (path: string, body?: object) =>
    askStore(`${apiBaseUrl.replace(/\/$/, '')}/sandbox${path}`, body)
  void app.register(async (routes) => {
    routes.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    })
    // The page sends a form, programs send JSON.
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, parseForm(String(text))),
    )
    routes.get('/sandbox', async (request, reply) => {
      const { to, problem } = request.query as Record<string, string | undefined>
      const [state, messages] = await Promise.all([ask('/state'), ask(`/messages${searchOf(to)}`)])
      if (state.status !== 200 || messages.status !== 200) return passOn(reply, state)
      const page = sandboxPage(
        state.body as SandboxState,
        messages.body as SandboxMessage[],
        String(to ?? ''),
        String(problem ?? ''),
      )
      return sendPage(reply, page)
    })
    routes.get('/sandbox/upstream', async (request, reply) => {
      const { page } = request.query as { page?: unknown }
      const shown = typeof page === 'string' ? page : ''
      return sendPage(reply, upstreamPage(recentRequests.newest(shown), shown))
    })
    routes.post('/sandbox/forget', async (request, reply) => {
      await forget()
      const { page } = (request.body ?? {}) as { page?: unknown }
      const search = typeof page === 'string' && page ? `?page=${encodeURIComponent(page)}` : ''
      return reply.redirect(`/sandbox/upstream${search}`, 303)
    })
    routes.get('/sandbox/messages', async (request, reply) => {
      const answer = await ask(`/messages${searchOf((request.query as { to?: string }).to)}`)
      if (answer.status !== 200) return passOn(reply, answer)
      return (answer.body as SandboxMessage[]).map(({ channel, to, subject, text, sentAt }) => ({
        ...{ channel, to, subject, text, sentAt },
      }))
    })
    routes.post('/sandbox/payments', async (request, reply) => {
      const { name, on } = (request.body ?? {}) as { name?: unknown; on?: unknown }
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      const answer = await ask('/payments', { name, on: isForm ? on === 'true' : on })
      return isForm ? reply.redirect('/sandbox', 303) : passOn(reply, answer)
    })
    routes.post('/sandbox/clock', async (request, reply) => {
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      const answer = await ask(
        '/clock',
        isForm ? clockOfForm(request.body) : ((request.body ?? {}) as object),
      )
      if (answer.status === 200) await forget()
      if (!isForm) return passOn(reply, answer)
      const problem = Refused.safeParse(answer.body).data?.error.message
      return reply.redirect(problem ? `/sandbox?problem=${encodeURIComponent(problem)}` : '/sandbox', 303)
    })
  })
}

function sendPage(reply: FastifyReply, { html, policy }: SandboxPage): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
}

function searchOf(to: unknown): string {
  return typeof to === 'string' && to ? `?to=${encodeURIComponent(to)}` : ''
}

/** An empty field releases the clock. */
function clockOfForm(body: unknown): { now: string | null } {
  const { now, free } = (body ?? {}) as { now?: unknown; free?: unknown }
  const text = typeof now === 'string' ? now.trim() : ''
  return { now: free !== undefined || !text ? null : text }
}

function passOn(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.status(status).send(body)
}

async function askStore(url: string, body?: object): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, body: await answer.json() }
  } catch {
    const message = 'The store behind this shop has no sandbox.'
    return { status: 502, body: { error: { code: 'no_sandbox', message } } }
  }
}
