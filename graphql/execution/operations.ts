import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { parse, validate } from 'graphql'

/** Operations by id (`sha256:…`), with their text. */
type Manifest = Record<string, string>

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'))

const manifest = readJson('generated/persisted-documents.json') as Manifest
/** What pages of earlier releases still ask for: somebody has them open. The newest first. */
const released = readJson('released/manifests.json') as { version: string; operations: Manifest }[]
const known = new Map(
  [...released.toReversed().map(({ operations }) => operations), manifest].flatMap(Object.entries),
)

/** The text of an operation of the shop's own pages, these or those of an earlier release, by its id. */
export function findOperation(documentId: string): string | undefined {
  return known.get(documentId)
}

/**
 * Finds the text of an operation that asks only for what `schema` has. One of an earlier release may ask for what was deprecated then
 * and is gone now: it is as unknown as one of no release. That is found out once for each, when somebody sends it.
 */
export function operationsFor(schema: GraphQLSchema): (documentId: string) => string | undefined {
  const checked = new Map<string, string | undefined>()
  return (documentId) => {
    const text = findOperation(documentId)
    if (text === undefined || checked.has(documentId)) return checked.get(documentId)
    const servable = validate(schema, parse(text)).length ? undefined : text
    checked.set(documentId, servable)
    return servable
  }
}

// Fragments may stand before the operation.
const names = new Map(
  [...known].map(([id, text]) => [id, /(?:^|\} )(?:query|mutation) (\w+)/.exec(text)?.[1] ?? ''] as const),
)
const ownNames = new Set(names.values())

/** The name of an operation by its id; empty when it is not known. */
export function operationName(documentId: string): string {
  return names.get(documentId) ?? ''
}

/** Whether an operation of the shop's own pages has this name. */
export function isOperationName(name: string): boolean {
  return name !== '' && ownNames.has(name)
}

/** The id of an operation of these pages by its name. Throws when no page has such an operation. */
export function operationId(name: string): string {
  const found = Object.keys(manifest).find((id) => operationName(id) === name)
  if (!found) throw new Error(`There is no operation ${name}`)
  return found
}

/** An id that no kept release has, or whose operation asks for what is gone: the page that sent it is too old, or made up. */
export class UnknownOperation extends Error {
  override name = 'UnknownOperation'
  readonly statusCode = 400
}
