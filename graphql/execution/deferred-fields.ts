import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
} from 'graphql'
import { Kind, parse, print, visit } from 'graphql'

const LATE = Symbol('late')

/**
 * The first run of a document on the server: top-level fields that are not ready within the grace period resolve to
 * null and are noted in `late`, so that the page can start without them.
 */
export class Deferral {
  readonly late = new Set<string>()
  readonly #grace: Promise<typeof LATE>
  readonly #timer: NodeJS.Timeout

  constructor(graceMs: number) {
    const { promise, resolve } = Promise.withResolvers<typeof LATE>()
    this.#timer = setTimeout(() => resolve(LATE), graceMs)
    this.#grace = promise
  }

  /** The value if it arrives within the grace period, else null. */
  async race<T>(field: string, pending: Promise<T>): Promise<T | null> {
    const first = await Promise.race([pending, this.#grace])
    if (first !== LATE) return first
    // The second run asks for it again; nothing waits for it here.
    pending.catch(() => {})
    this.late.add(field)
    return null
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}

/** Reduces a document to one top-level field and the fragments and variables that it needs. */
export function pickField(source: string, field: string): string {
  const document = parse(source, { noLocation: true })
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )
  if (!operation) throw new Error('The document has no operation')
  const selections = findFields(operation.selectionSet.selections, fragments, field)
  const body: OperationDefinitionNode = {
    ...operation,
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  }
  const used = usedNames(body, fragments)
  const kept: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...body,
        variableDefinitions:
          operation.variableDefinitions?.filter((node) => used.variables.has(node.variable.name.value)) ?? [],
      },
      ...[...used.fragments].flatMap((name) => fragments.get(name) ?? []),
    ],
  }
  return print(kept)
}

/** The top-level fields of that name, including those in fragments on the root type. */
function findFields(
  selections: readonly SelectionNode[],
  fragments: Map<string, FragmentDefinitionNode>,
  field: string,
): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return (node.alias ?? node.name).value === field ? [node] : []
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
    return inner ? findFields(inner.selectionSet.selections, fragments, field) : []
  })
}

function usedNames(operation: OperationDefinitionNode, fragments: Map<string, FragmentDefinitionNode>) {
  const used = { variables: new Set<string>(), fragments: new Set<string>() }
  const collect = (node: OperationDefinitionNode['selectionSet']) =>
    void visit(node, {
      Variable: (variable) => void used.variables.add(variable.name.value),
      FragmentSpread: (spread) => {
        const name = spread.name.value
        const fragment = fragments.get(name)
        if (!fragment || used.fragments.has(name)) return
        used.fragments.add(name)
        collect(fragment.selectionSet)
      },
    })
  collect(operation.selectionSet)
  return used
}
