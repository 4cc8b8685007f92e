/** Builds the pages when they are missing or older than their sources. */
export function ensureBuilt(): Promise<void>
