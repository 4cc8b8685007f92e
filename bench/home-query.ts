import manifest from '../graphql/generated/persisted-documents.json' with { type: 'json' }

/** The id of the home page's query in the manifest. */
export const homeQueryId = idOf(/\bquery HomePage\b/)

/** The id of the first operation whose source is like this. Throws when there is none: nothing would be measured. */
function idOf(pattern: RegExp): string {
  const [id] = Object.entries(manifest).find(([, source]) => pattern.test(source)) ?? []
  if (id === undefined)
    throw new Error(`graphql/generated/persisted-documents.json has no operation like ${pattern}`)
  return id
}
