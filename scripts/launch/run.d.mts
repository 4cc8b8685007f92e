/** What Node is started with, so that what a script imports is there sooner. */
export const QUICK_IMPORTS: string[]
