import type { FastifyInstance } from 'fastify'
import type { Answer, KeptCookie, PageApi, TestCookie } from '../../client/data/graphql/page-api.ts'
import type { Site } from '../../client/app/site.ts'
import type { GatewayContext } from '../../graphql/context.ts'
import { execute } from '../../graphql/execute.ts'
import { operationId } from '../../graphql/gateway.ts'
import { isLogged } from '../../graphql/logged-errors.ts'
import { UpstreamError } from '../../graphql/upstream-error.ts'

/** The way to the gateway while a page is made: in this process, for one visitor. */
export type ServerApi = PageApi & {
  /** Blocks that follow later, by field. */
  late: Map<string, Promise<unknown>>
  /** False when a block failed: such a page is not kept. */
  complete: boolean
  visitor: () => Promise<VisitorAnswer>
}

type VisitorAnswer = Parameters<Site['visitorOf']>[0]

type Options = {
  /** How long blocks are waited for before the page begins; without it, until they are there. */
  graceMs?: number | undefined
  /** Whether the frame shows the visitor, who is then asked for beside the page's query. */
  withVisitor?: boolean
  /** Keeps a cookie of the visitor's; pages that are made for nobody have none. */
  keep?: (cookie: KeptCookie, value: string) => void
  kept?: (cookie: KeptCookie | TestCookie) => string | undefined
}

export function createServerApi(
  app: FastifyInstance,
  context: GatewayContext,
  { graceMs, withVisitor = false, keep = refuseToKeep, kept = refuseToKeep }: Options = {},
): ServerApi {
  let visitor: Promise<VisitorAnswer> | undefined
  const askForVisitor = () => (visitor ??= readVisitor(app, context))
  const api: ServerApi = {
    late: new Map(),
    complete: true,
    query: async (document, variables) => {
      // Who needs the answer waits for it, and hears of its failure.
      if (withVisitor) askForVisitor().catch(() => {})
      const executed = await execute(app, idOf(document), { ...variables, layout: true }, context, graceMs)
      for (const [field, value] of executed.late)
        api.late.set(
          field,
          value.catch(() => markIncomplete(api)),
        )
      if (executed.failed.size) markIncomplete(api)
      // Without a menu there is no way on from the page: that is no page.
      for (const part of FRAME) if (executed.failed.has(part)) throw executed.failed.get(part)
      for (const [field, error] of executed.failed)
        if (!isLogged(error)) app.log.warn({ err: error, field }, 'a block failed')
      const answer: Answer<unknown> = {
        data: executed.data,
        failed: [...executed.failed.keys()],
        missing: fieldsOf(executed.failed, (error) => error.missing),
        tooMany: fieldsOf(executed.failed, ({ status }) => status === 429),
        deferred: [...executed.late.keys()],
      }
      return answer as never
    },
    mutate: async (document, variables) => {
      // What was known of the visitor is of before the change.
      visitor = undefined
      try {
        const asked = variables as object as Record<string, unknown>
        const { data, failed } = await execute(app, idOf(document), asked, context)
        const [error] = failed.values()
        if (error) throw error
        return data as never
      } catch (error) {
        throw asAnswer(error)
      }
    },
    keep,
    kept,
    visitor: askForVisitor,
  }
  return api
}

/** The fields that failed for a reason that the store gave. */
function fieldsOf(failed: Map<string, Error>, isSo: (error: UpstreamError) => boolean): string[] {
  return [...failed].flatMap(([field, error]) =>
    error instanceof UpstreamError && isSo(error) ? [field] : [],
  )
}

/** What was too much is no fault of ours: the page says it in the words of who counts. */
function asAnswer(error: unknown): unknown {
  const isTooMany = error instanceof UpstreamError && error.status === 429 && error.body
  return isTooMany ? new Response(error.body?.message, { status: 429 }) : error
}

function refuseToKeep(cookie: KeptCookie | TestCookie): never {
  throw new Error(`A page for everybody knows no ${cookie}`)
}

/** The parts of the frame around every page. */
const FRAME = ['navigation', 'footer']

function markIncomplete(api: ServerApi): null {
  api.complete = false
  return null
}

/** What is known of a visitor. */
async function readVisitor(app: FastifyInstance, context: GatewayContext): Promise<VisitorAnswer> {
  if (!context.rest.hasSession) return null
  const { data } = await execute(app, operationId('Visitor'), {}, context)
  return data as VisitorAnswer
}

function idOf(document: unknown): string {
  return (document as { __meta__: { documentId: string } }).__meta__.documentId
}
