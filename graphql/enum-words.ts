import type { GraphQLArgument, GraphQLInputField, GraphQLSchema } from 'graphql'
import {
  GraphQLEnumType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  valueFromAST,
} from 'graphql'

/** Values whose word in the contract is not the lower-case name. */
const OTHERWISE: Record<string, Record<string, string> | undefined> = {
  GalleryView: { AT_HOME: 'at-home' },
  Gender: { DO_NOT_SPECIFY: 'DO_NOT_SPECIFY' },
  RecipientLinkState: { BUYER_CHOOSES: 'taken_over', CHOSEN: 'made', EXPIRED: 'run_out' },
  SubscriptionAction: { WINDOW: 'slot' },
}

/** The contract's word for each value of each enum, e.g. `awaiting_payment` for AWAITING_PAYMENT. */
export function contractWords(schema: GraphQLSchema): Record<string, Record<string, string>> {
  return Object.fromEntries(
    enumsOf(schema).map((type) => [
      type.name,
      Object.fromEntries(
        type.getValues().map(({ name }) => [name, OTHERWISE[type.name]?.[name] ?? name.toLowerCase()]),
      ),
    ]),
  )
}

/** Makes resolvers read and return enums in the contract's words. Clients of the gateway still use the schema's names. */
export function mapEnumsToContract(schema: GraphQLSchema): void {
  const words = contractWords(schema)
  for (const type of enumsOf(schema)) {
    const { values, ...config } = type.toConfig()
    const worded = Object.entries(values).map(
      ([name, value]) => [name, { ...value, value: words[type.name]?.[name] }] as const,
    )
    // Fields reference this very object, so it is changed in place.
    Object.assign(type, new GraphQLEnumType({ ...config, values: Object.fromEntries(worded) }))
  }
  // Default values were parsed with the schema's names.
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type)) for (const { args } of Object.values(type.getFields())) args.forEach(readDefault)
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(readDefault)
  }
}

function readDefault(input: GraphQLArgument | GraphQLInputField): void {
  if (isEnumType(getNamedType(input.type)) && input.astNode?.defaultValue)
    input.defaultValue = valueFromAST(input.astNode.defaultValue, input.type)
}

function enumsOf(schema: GraphQLSchema): GraphQLEnumType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLEnumType => isEnumType(type) && !type.name.startsWith('__'),
  )
}
