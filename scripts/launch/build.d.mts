/** Builds the pages and GraphiQL where they are missing or older than their sources. */
export function ensureBuilt(): Promise<void>
/** Builds GraphiQL when it is missing or older than its sources. */
export function ensureWorkshopBuilt(): Promise<void>
