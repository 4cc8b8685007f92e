import manifest from '../graphql/generated/persisted-documents.json' with { type: 'json' }

/** The id of the home page's query in the manifest. */
export const homeQueryId =
  Object.entries(manifest).find(([, source]) => /\bquery HomePage\b/.test(source))?.[0] ?? ''
