import { Kind } from 'graphql'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'

/** The kind and the name of the operation in a document; of several it is not known which is run, so that the name is empty. */
export function operationIn({ definitions }: DocumentNode): { type: string; name: string } {
  const [first, second] = definitions.filter(
    (part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION,
  )
  return { type: first?.operation ?? 'query', name: (second ? undefined : first?.name?.value) ?? '' }
}
