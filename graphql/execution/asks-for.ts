import type { DirectiveNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'
import { GraphQLIncludeDirective, GraphQLSkipDirective, Kind, getDirectiveValues } from 'graphql'

/** Returns true if an operation asks for a field of what a resolver answers, so that its data can be fetched meanwhile. */
export function asksFor(
  {
    fieldNodes,
    fragments,
    variableValues,
  }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>,
  name: string,
): boolean {
  const isIncluded = (node: { readonly directives?: readonly DirectiveNode[] | undefined }) =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((node) => {
      if (!isIncluded(node)) return false
      if (node.kind === Kind.FIELD) return node.name.value === name
      return isIn(
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet,
      )
    }) ?? false
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet))
}
