/** The order that is shown at a path of the shop; undefined where none is, or only who has a secret address may see it. */
export function orderIdIn(path: string): string | undefined {
  return /^(?:\/profile)?\/order\/([^/]+)$/.exec(path)?.[1]
}
