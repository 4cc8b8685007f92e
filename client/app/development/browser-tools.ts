/** What `entry-client.tsx` adds to a page in development: errors shown in the page, and reloads after edits. */
export { reactErrorOptions } from './failures.ts'
export { announceReload } from './missed-edits.ts'
