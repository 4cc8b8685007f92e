/** What a log shows of an error. */
export type SafeError = {
  type: string
  message: string
  /** The frames of its stack, without the message. */
  stack?: string
  cause?: SafeError
  errors?: SafeError[]
  [fact: string]: unknown
}

/** An error that says itself what may be logged. */
export type Loggable = { forLog: () => { message: string; [fact: string]: unknown } }

/** Facts of errors that are names and numbers of machines, never what somebody typed. */
const FACTS = [
  'code',
  'errno',
  'syscall',
  'status',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
]
const DEEPEST = 5
const MOST = 10
const LONGEST = 500
/** Classes of PostgreSQL errors whose message is about the server and holds no value of a row. */
const ABOUT_THE_SERVER = /^(?:08|28|40|53|54|55|57|58)/

/**
 * An error that is safe to log or to store with a job. Libraries put query values, unreadable text and addresses into messages
 * and properties, and with them what shoppers typed: names, codes, tokens. So only known properties are copied, and quotations,
 * addresses, long numbers and tokens are removed from messages. All loggers use it.
 */
export function safeError(thrown: unknown, depth = 0): SafeError {
  const error = errorIn(thrown)
  if (!error) return { type: typeof thrown, message: 'Something that is no error was thrown' }
  const { cause, errors } = error as { cause?: unknown; errors?: unknown }
  const message = messageOf(error)
  return {
    type: error.constructor.name || error.name,
    ...factsOf(error),
    message,
    stack: framesOf(error),
    ...(cause instanceof Error && depth < DEEPEST && { cause: safeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      depth < DEEPEST && { errors: errors.slice(0, MOST).map((one: unknown) => safeError(one, depth + 1)) }),
  }
}

/** A request that is safe to log: without its query and without secrets in its path. */
export function safeRequest(request: { method?: string; url?: string }): { method: string; url: string } {
  return { method: request.method ?? '', url: safeText((request.url ?? '').split('?', 1)[0] ?? '') }
}

/** The pino serializers of errors and requests, for every logger of the shop. */
export const logSerializers = { err: (error: unknown) => safeError(error), req: safeRequest }

/** Like `safeError`, as an Error, for code that logs errors in its own way. */
export function asSafeError(error: unknown): Error {
  const shown = safeError(error)
  const safe = new Error(inWords(shown))
  safe.stack = [safe.message, shown.stack].filter(Boolean).join('\n')
  return safe
}

function inWords({ type, message, code, cause, errors = [] }: SafeError): string {
  const within = [...(cause ? [cause] : []), ...errors].map(inWords)
  const words = [type, ...(typeof code === 'string' ? [code] : []), message].join(': ')
  return within.length ? `${words} (${within.join('; ')})` : words
}

/** Removes from a text what may be personal. */
export function safeText(text: string): string {
  return text
    .slice(0, LONGEST * 4)
    .replace(/\nparams:[^]*$/, '')
    .replace(/"[^"]*"?|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replace(/\S+@\S+/g, '…@…')
    .replace(/\?[^\s?]\S*/g, '?…')
    .replace(/(?=[\w.~-]*\d)[\w.~-]{16,}/g, '…')
    .replace(/\+?\d[\d ()-]{4,}\d/g, '…')
    .slice(0, LONGEST)
}

/** The error that was thrown. Errors of compiled queries are no Error instances, but may carry one. */
function errorIn(thrown: unknown): Error | undefined {
  if (thrown instanceof Error) return thrown
  if (typeof thrown !== 'object' || thrown === null || Object.getPrototypeOf(thrown) === Object.prototype)
    return undefined
  const { originalError, message } = thrown as { originalError?: unknown; message?: unknown }
  if (originalError instanceof Error) return originalError
  return typeof message === 'string' ? (thrown as Error) : undefined
}

function messageOf(error: Error): string {
  if (isLoggable(error)) return error.forLog().message
  const issues = (error as { issues?: unknown }).issues
  if (Array.isArray(issues)) return schemaMessage(issues as Issue[])
  // The messages of the others are told with them.
  if (Array.isArray((error as { errors?: unknown }).errors)) return 'Several things failed'
  // Drizzle's own message goes on with the values.
  const { query, code, severity } = error as { query?: unknown; code?: unknown; severity?: unknown }
  if (typeof query === 'string') return `Failed query: ${query.slice(0, LONGEST)}`
  if (typeof severity === 'string' && typeof code === 'string')
    return ABOUT_THE_SERVER.test(code) ? safeText(error.message) : `PostgreSQL refused it (${code})`
  return safeText(error.message)
}

/** What a schema of zod found: where, and what kind of value it wants there. The value itself is not in it. */
type Issue = { path?: unknown; code?: unknown; expected?: unknown }

/** Says where a value is not as its schema has it. What may be a key that somebody has typed is left out. */
function schemaMessage(issues: Issue[]): string {
  const words = issues.slice(0, MOST).map(({ path, code, expected }) => {
    const steps = (Array.isArray(path) ? path : []).map((step) =>
      typeof step === 'number' || /^[a-z]\w{0,39}$/i.test(String(step)) ? String(step) : '…',
    )
    const wanted = typeof expected === 'string' ? `, ${expected} is expected` : ''
    return `${steps.join('.') || 'all of it'} (${String(code)}${wanted})`
  })
  return `Not as its schema has it: ${words.join('; ')}`
}

function factsOf(error: Error): Record<string, unknown> {
  const own = error as unknown as Record<string, unknown>
  const facts = FACTS.flatMap((name) => {
    const value = own[name]
    return typeof value === 'number' || (typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value))
      ? [[name, value]]
      : []
  })
  return {
    ...(Object.fromEntries(facts) as Record<string, unknown>),
    ...(isLoggable(error) && error.forLog()),
  }
}

function isLoggable(error: Error): error is Error & Loggable {
  return typeof (error as Partial<Loggable>).forLog === 'function'
}

/** The frames behind the message, which may look like frames itself. */
function framesOf({ stack = '', message }: Error): string {
  const at = message ? stack.indexOf(message) : -1
  const behind = at < 0 ? stack.slice(Math.max(0, stack.indexOf('\n'))) : stack.slice(at + message.length)
  return behind
    .split('\n')
    .filter((line) => /^\s+at .{1,300}$/.test(line))
    .slice(0, 2 * MOST)
    .join('\n')
}
