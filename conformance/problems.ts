import type { z } from 'zod'
import { ErrorBody } from '../contract/types/endpoint.ts'
import { REFUSALS } from '../contract/types/refusals.ts'
import type { RefusalCode } from '../contract/types/refusals.ts'
import type { Answer } from './backend.ts'

/** How much is shown of what was seen. */
const MOST_SHOWN = 60

/** What is wrong with an answer whose body a schema describes; undefined when nothing is. */
export function answerProblem(schema: z.ZodType, answer: Answer): string | undefined {
  if (answer.status !== 200) return `status: expected 200, seen ${statusOf(answer)}`
  return shapeProblem(schema, answer.json)
}

/** Where a value is not as its schema says: the path, what was expected, what was seen. */
export function shapeProblem(schema: z.ZodType, value: unknown): string | undefined {
  const { error } = schema.safeParse(value)
  const [issue] = error?.issues ?? []
  if (!issue) return undefined
  const more = (error?.issues.length ?? 1) - 1
  const path = issue.path.map(String).join('.') || 'body'
  return `${path}: expected ${expectedBy(issue)}, seen ${shown(valueAt(value, issue.path))}${more ? ` (and ${more} more)` : ''}`
}

export function typeProblem({ contentType }: Answer): string | undefined {
  return /^application\/json\s*(;|$)/i.test(contentType)
    ? undefined
    : `content-type: expected application/json, seen ${contentType || 'none'}`
}

type Expected = { code?: RefusalCode | readonly RefusalCode[]; status?: number; field?: string }

/** What is wrong with an answer that has to be a refusal; undefined when nothing is. */
export function refusalProblem(answer: Answer, { code, status, field }: Expected): string | undefined {
  const codes = [code ?? []].flat()
  const statuses = status === undefined ? codes.map((each) => REFUSALS[each].status) : [status]
  const wanted = [...new Set(statuses)].join(' or ')
  if (!statuses.some((each) => each === answer.status))
    return `status: expected ${wanted}, seen ${statusOf(answer)}`
  const shape = shapeProblem(ErrorBody, answer.json)
  if (shape) return shape
  const { error } = ErrorBody.parse(answer.json)
  if (codes.length && !codes.some((each) => each === error.code))
    return `error.code: expected ${codes.join(' or ')}, seen ${shown(error.code)}`
  if (field !== undefined && error.field !== field)
    return `error.field: expected ${shown(field)}, seen ${shown(error.field)}`
  if (answer.status === 429 && !/^[1-9]\d*$/.test(answer.retryAfter ?? ''))
    return `header Retry-After: expected seconds, seen ${answer.retryAfter ?? 'none'}`
  return typeProblem(answer)
}

/** The status with the code of a refusal, if it has one. */
export function statusOf({ status, json, failure }: Answer): string {
  if (failure !== undefined) return `no answer (${failure})`
  const { data } = ErrorBody.safeParse(json)
  return data ? `${status} ${data.error.code} (${data.error.message})` : String(status)
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ')
    case 'invalid_format':
      return `the format ${issue.format}`
    default:
      return issue.message
  }
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}

export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}
