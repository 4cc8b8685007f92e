import manifest from '../../graphql/generated/persisted-documents.json' with { type: 'json' }

/** The hash of an operation of the shop's own, by its name. */
export const idOf = (name: string) =>
  Object.entries(manifest).find(([, source]) =>
    new RegExp(`\\b(query|mutation) ${name}\\b`).test(source),
  )?.[0] ?? ''

const extensionsOf = (name: string) => ({ persistedQuery: { version: 1, sha256Hash: idOf(name) } })

/** An operation as browsers send it in a body: by its hash. */
export const operation = (name: string, variables: object) =>
  JSON.stringify({ variables, extensions: extensionsOf(name) })

/** An operation as browsers send it in an address. */
export const searchOf = (name: string, variables: object) =>
  `/graphql?${new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensionsOf(name)),
  })}`
