import { createRequest } from '@urql/core'
import type { AnyVariables, GraphQLRequest, TypedDocumentNode } from '@urql/core'

/** Identifies an answer: by its operation, and by that with its variables. Equal on the server and in the browser. */
export type AnswerKey = { operation: number; answer: number }

/** The id of an operation in the gateway's manifest. */
export function documentId(document: unknown): string {
  return (document as { __meta__: { documentId: string } }).__meta__.documentId
}

/** An operation as urql takes it: urql needs to know the kind, and takes what has a place in a text for one that need not be written out. */
type PersistedDocument = { kind: 'Document'; documentId: string; definitions: unknown[]; loc: object }

function named(operation: 'query' | 'mutation', document: unknown): PersistedDocument {
  const id = documentId(document)
  const definitions = [{ kind: 'OperationDefinition', operation }]
  return { kind: 'Document', documentId: id, definitions, loc: { start: 0, end: 0, source: { body: id } } }
}

/** A query for urql's client and hooks. */
export function persisted<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): TypedDocumentNode<Data, Variables> {
  return named('query', document) as never
}

/** A mutation for urql's client and hooks. */
export function persistedMutation<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
): TypedDocumentNode<Data, Variables> {
  return named('mutation', document) as never
}

/** The id by which an operation is sent. */
export function idOfRequest(query: unknown): string {
  return (query as PersistedDocument).documentId
}

/** The key of an operation, whatever its variables are. */
export function operationKey<Data, Variables>(document: TypedDocumentNode<Data, Variables>): number {
  return createRequest(persisted(document) as never, {}).key
}

/** The keys of the answer to a request. */
export function keyOf({ query, key }: GraphQLRequest): AnswerKey {
  return { operation: createRequest(query, {}).key, answer: key }
}

/** The keys of the answer to a query. */
export function answerKey<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): AnswerKey {
  return keyOf(createRequest(persisted(document), variables))
}
