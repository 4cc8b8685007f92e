import { createHash } from 'node:crypto'

/**
 * The id of an operation by its text, in a version of the shop. Versions that may not break one another's pages give an operation the same
 * id: 0.2.0 and 0.2.7, or 3.0.0 and 3.4.1. One that may break them gives all operations new ids. Without that a page of the version before
 * would go on with those whose text is the same, and get answers of other types than it expects.
 */
export function operationIdOf(text: string, version: string): string {
  const series = /^(?:0\.\d+|[1-9]\d*)(?=\.)/.exec(version)?.[0]
  if (series === undefined) throw new Error(`${version} is no version as semver has them`)
  return `sha256:${createHash('sha256').update(`${series}\n${text}`).digest('hex')}`
}
