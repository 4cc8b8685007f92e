import type { FieldCode, FieldError } from '../../contract/types/field-errors.ts'
import { fieldMessage, isFieldCode, issueLimit } from '../../contract/types/field-errors.ts'

/** A validation issue as fastify-type-provider-zod passes it on; `keyword` and `params` are zod's. */
export type BrokenRule = {
  instancePath: string
  keyword: string
  message?: string | undefined
  params: Record<string, unknown>
}

/**
 * Converts a validation issue to the field error of an error body. `part` is `body`, `query` or `params`;
 * `sent` is its content. A missing or blank value is `required`, whichever rule it breaks.
 */
export function toFieldError(part: string, rule: BrokenRule, sent: unknown): FieldError {
  const path = rule.instancePath.split('/').filter(Boolean)
  const field = [part, ...path].join('.')
  const { message = '' } = rule
  const limit = issueLimit(rule.params)
  const own = isFieldCode(message) ? message : undefined
  const code = own !== 'not_accepted' && isBlank(valueAt(sent, path)) ? 'required' : (own ?? codeOf(rule))
  return {
    field,
    code,
    message: (!own && expectation(rule)) || fieldMessage(code, limit),
    ...(limit !== undefined && { limit }),
  }
}

/** What a rule without a code of its own expects, in words; undefined where the message of the code says it. */
function expectation({ keyword, params }: BrokenRule): string | undefined {
  const { expected, format, pattern, values, keys } = params
  const list = (all: unknown) => (all as unknown[]).join(', ')
  switch (keyword) {
    case 'invalid_type':
      return expected === 'int' ? undefined : `must be ${TYPES[String(expected)] ?? String(expected)}`
    case 'invalid_value':
      return Array.isArray(values)
        ? `must be ${values.length > 1 ? 'one of ' : ''}${list(values)}`
        : undefined
    case 'invalid_format':
      if (format === 'uuid') return 'must be a UUID'
      if (format === 'datetime') return 'must be a time, written as 2026-12-31T12:00:00Z'
      return format === 'regex' && typeof pattern === 'string' ? `must match ${pattern}` : undefined
    case 'unrecognized_keys':
      return Array.isArray(keys) ? `must not hold ${list(keys)}` : undefined
    default:
      return undefined
  }
}

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
}

function codeOf({ keyword, params: { origin, format, expected } }: BrokenRule): FieldCode {
  switch (keyword) {
    case 'too_big':
      if (origin === 'string') return 'too_long'
      return origin === 'array' ? 'too_many_values' : 'too_large'
    case 'too_small':
      return origin === 'string' ? 'too_short' : 'too_small'
    case 'invalid_type':
      return expected === 'int' ? 'not_whole' : 'invalid_type'
    case 'invalid_format':
      return FORMATS[String(format)] ?? 'invalid_format'
    case 'invalid_value':
      return 'not_an_option'
    case 'unrecognized_keys':
      return 'unknown_field'
    default:
      return 'invalid_type'
  }
}

const FORMATS: Record<string, FieldCode> = {
  email: 'invalid_email',
  date: 'not_a_date',
  url: 'not_a_web_address',
}

const isBlank = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '')

function valueAt(sent: unknown, path: string[]): unknown {
  let value = sent
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}
