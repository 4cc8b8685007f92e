import { join } from 'node:path'
import { parse, visit } from 'graphql'
import type { DefinitionNode } from 'graphql'
import { readOperationFiles } from '../../graphql/operation-files.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** A definition as it is written, and the fragments that it names. */
type Definition = { text: string; fragments: string[] }

/** The operations and fragments in the client's `.graphql` files by name, for GraphiQL. */
export type ShopOperations = Map<string, Definition>

/** Reads them from the sources, in which the fields are in the order that their authors gave them. */
export async function readShopOperations(): Promise<ShopOperations> {
  const files = await readOperationFiles(ROOT)
  return new Map(
    files.flatMap(({ text }) => parse(text).definitions.map((definition) => definitionOf(text, definition))),
  )
}

/** An operation with all of its fragments below it. Throws when the client has none of that name. */
export function documentOf(operations: ShopOperations, name: string): string {
  const found = new Map<string, string>()
  const add = (wanted: string): void => {
    if (found.has(wanted)) return
    const definition = operations.get(wanted)
    if (!definition) throw new Error(`The client has no operation or fragment ${wanted}`)
    found.set(wanted, definition.text)
    definition.fragments.forEach(add)
  }
  add(name)
  return [...found.values()].join('\n\n')
}

function definitionOf(text: string, definition: DefinitionNode): [name: string, Definition] {
  const { loc } = definition
  const name = 'name' in definition ? definition.name?.value : undefined
  if (!loc || !name) throw new Error(`An operation without a name: ${text}`)
  const fragments: string[] = []
  visit(definition, { FragmentSpread: (spread) => void fragments.push(spread.name.value) })
  return [name, { text: text.slice(loc.start, loc.end), fragments }]
}
