import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** The id of an operation by its name. Throws when no page has such an operation. */
export function operationId(name: string): string {
  const pattern = new RegExp(`^(query|mutation) ${name}\\b`)
  const found = Object.entries(manifest).find(([, source]) => pattern.test(source))
  if (!found) throw new Error(`There is no operation ${name}`)
  return found[0]
}

/** An id that no kept release has: the page that sent it is from before them, or made up. */
export class UnknownOperation extends Error {
  override name = 'UnknownOperation'
  readonly statusCode = 400
}
