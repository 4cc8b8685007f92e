import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import type { Client } from '@urql/core'
import type { KeptCookie, PageApi, TestCookie } from '../../client/data/graphql/page-api.ts'
import type { Site } from '../../client/app/site.ts'
import type { GatewayContext } from '../../graphql/context.ts'
import type { Executed, Variables } from '../../graphql/execution/execute.ts'
import { execute } from '../../graphql/execution/execute.ts'
import { operationId } from '../../graphql/execution/operations.ts'
import { isLogged } from '../../graphql/errors/logged-errors.ts'
import { publicErrorOf } from '../../graphql/errors/public-error.ts'
import { isWrongArgument } from '../../graphql/errors/wrong-argument.ts'

/** The way to the gateway while a page is made: in this process, for one visitor. */
export type ServerApi = {
  api: PageApi
  /** The page's own client, for what is drawn. */
  client: Client
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
  site: Site,
  { graceMs, withVisitor = false, keep = refuseToKeep, kept = refuseToKeep }: Options = {},
): ServerApi {
  let visitor: Promise<VisitorAnswer> | undefined
  const askForVisitor = () => (visitor ??= readVisitor(app, context))
  const server: Omit<ServerApi, 'api' | 'client'> = {
    late: new Map(),
    complete: true,
    visitor: askForVisitor,
  }
  const query = async (documentId: string, variables: Variables) => {
    // Who needs the answer waits for it, and hears of its failure.
    if (withVisitor) askForVisitor().catch(() => {})
    const executed = await execute(app, documentId, variables, context, graceMs)
    for (const [field, value] of executed.late)
      server.late.set(
        field,
        value.catch(() => markIncomplete(server)),
      )
    // An address that asks for what can be nothing is not found, and nothing has failed.
    const faults = [...executed.failed].filter(([, error]) => !isWrongArgument(error))
    if (faults.length) markIncomplete(server)
    // Without a menu there is no way on from the page: that is no page.
    for (const part of FRAME) if (executed.failed.has(part)) throw executed.failed.get(part)
    for (const [field, error] of faults)
      if (!isLogged(error))
        app.log.warn({ err: error, field, requestId: context.requestId }, 'a block failed')
    return executed
  }
  const mutate = (documentId: string, variables: Variables) => {
    // The visitor that is kept is out of date after the change.
    visitor = undefined
    return execute(app, documentId, variables, context)
  }
  const { client, api } = site.createServerClient(
    (kind, documentId, variables) =>
      (kind === 'query' ? query : mutate)(documentId, variables).then(resultOf, (cause: Error) => ({
        data: null,
        errors: [errorOf(cause)],
      })),
    { keep, kept },
  )
  return Object.assign(server, { client, api })
}

/** As the gateway answers over HTTP, and what follows later. */
function resultOf({ data, failed, late }: Executed) {
  const errors = [...failed].map(([field, cause]) => errorOf(cause, field))
  return { data, ...(errors.length && { errors }), extensions: { deferred: [...late.keys()] } }
}

/** The error as it is told over HTTP, with its cause for who makes the page. */
function errorOf(cause: Error, field?: string): GraphQLError {
  const { message, extensions } = publicErrorOf(cause)
  return new GraphQLError(message, { path: field ? [field] : null, originalError: cause, extensions })
}

function refuseToKeep(cookie: KeptCookie | TestCookie): never {
  throw new Error(`A page for everybody knows no ${cookie}`)
}

/** The parts of the frame around every page. */
const FRAME = ['navigation', 'footer']

function markIncomplete(server: Pick<ServerApi, 'complete'>): null {
  server.complete = false
  return null
}

const VISITOR = operationId('Visitor')

/** What is known of a visitor. */
export async function readVisitor(app: FastifyInstance, context: GatewayContext): Promise<VisitorAnswer> {
  if (!context.rest.hasSession) return null
  const { data } = await execute(app, VISITOR, {}, context)
  return data as VisitorAnswer
}
