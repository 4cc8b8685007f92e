import type { FastifyInstance } from 'fastify'
import { Kind, Lexer, Source, TokenKind } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

/** Four times what the longest operation of our own pages has, which is far above what GraphiQL asks of the schema. */
const MOST_TOKENS = 2_000
/** Twice what a page asks for at once; each is a call to /v1. */
const MOST_FIELDS = 50

/**
 * Refuses a question that is cheap to send and costly to answer, before it is looked at closely: whether fields of one name
 * agree takes the square of their number, and each field at the top is a call to /v1.
 */
export function limitQuestions(app: FastifyInstance): void {
  app.graphql.addHook('preParsing', async (_schema, source) => refuseLong(source))
  app.graphql.addHook('preValidation', async (_schema, document) => refuseWide(document))
}

/** Throws (400) when a text has too many words and signs. One that is no GraphQL is left to the parser. */
export function refuseLong(text: string): void {
  const lexer = new Lexer(new Source(text))
  for (let tokens = 0; tokens <= MOST_TOKENS; tokens++) {
    try {
      if (lexer.advance().kind === TokenKind.EOF) return
    } catch {
      return
    }
  }
  throw new QuestionTooLarge(`A question may have ${MOST_TOKENS} words and signs at most`)
}

/** Throws (400) when an operation asks for too many fields at its top, however they are written. */
export function refuseWide(document: DocumentNode): void {
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
    // One that holds itself is refused by the rules of GraphQL.
    known.set(name, 0)
    const fragment = fragments.get(name)
    const fields = fragment ? fieldsIn(fragment.selectionSet) : 0
    known.set(name, fields)
    return fields
  }
  for (const part of document.definitions)
    if (part.kind === Kind.OPERATION_DEFINITION && fieldsIn(part.selectionSet) > MOST_FIELDS)
      throw new QuestionTooLarge(`A question may ask for ${MOST_FIELDS} things at once at most`)
}

class QuestionTooLarge extends Error {
  override name = 'QuestionTooLarge'
  readonly statusCode = 400
}
