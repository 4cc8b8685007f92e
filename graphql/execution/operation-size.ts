import type { FastifyInstance } from 'fastify'
import { Kind, Lexer, Source, TokenKind } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

/** Four times the longest operation of our pages, and far more than GraphiQL's introspection. */
const MOST_TOKENS = 2_000
/** Twice the most that a page requests; each is a call to /v1. */
const MOST_FIELDS = 50

/**
 * Refuses operations that are cheap to send and costly to answer, before they are validated: checking that fields of one name
 * agree is quadratic, and each top-level field is a call to /v1.
 */
export function limitOperations(app: FastifyInstance): void {
  app.graphql.addHook('preParsing', async (_schema, source) => rejectTooManyTokens(source))
  app.graphql.addHook('preValidation', async (_schema, document) => rejectTooManyFields(document))
}

/** What an operation costs, and what it may cost at most. */
export type OperationCost = Record<'tokens' | 'topLevelFields', { count: number; limit: number }>

/** The cost of a parsed document; of its operations that of the largest counts. */
export function costOf(document: DocumentNode): OperationCost {
  return {
    tokens: { count: tokensIn(document.loc?.source.body ?? ''), limit: MOST_TOKENS },
    topLevelFields: { count: Math.max(0, ...topLevelFieldsIn(document)), limit: MOST_FIELDS },
  }
}

/** Throws (400) when a text has too many tokens. A text that is not GraphQL is left to the parser. */
export function rejectTooManyTokens(text: string): void {
  if (tokensIn(text) > MOST_TOKENS)
    throw new OperationTooLarge(`An operation may have at most ${MOST_TOKENS} tokens`)
}

/** How many tokens a text has, up to one more than are allowed or to the first that is not GraphQL. */
function tokensIn(text: string): number {
  const lexer = new Lexer(new Source(text))
  for (let tokens = 0; tokens <= MOST_TOKENS; tokens++) {
    try {
      if (lexer.advance().kind === TokenKind.EOF) return tokens
    } catch {
      return tokens
    }
  }
  return MOST_TOKENS + 1
}

/** Throws (400) when an operation has too many top-level fields, also through fragments. */
export function rejectTooManyFields(document: DocumentNode): void {
  if (topLevelFieldsIn(document).some((count) => count > MOST_FIELDS))
    throw new OperationTooLarge(`An operation may select at most ${MOST_FIELDS} top-level fields`)
}

/** How many top-level fields each operation of a document has. */
function topLevelFieldsIn(document: DocumentNode): number[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part)
  const known = new Map<string, number>()
  const fieldsIn = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + fieldsIn(selection.selectionSet)
      return sum + fieldsOf(selection.name.value)
    }, 0)
  const fieldsOf = (name: string): number => {
    const counted = known.get(name)
    if (counted !== undefined) return counted
    // GraphQL's own rules refuse a fragment that contains itself.
    known.set(name, 0)
    const fragment = fragments.get(name)
    const fields = fragment ? fieldsIn(fragment.selectionSet) : 0
    known.set(name, fields)
    return fields
  }
  return document.definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION ? [fieldsIn(part.selectionSet)] : [],
  )
}

class OperationTooLarge extends Error {
  override name = 'OperationTooLarge'
  readonly statusCode = 400
}
