/** What the shop's pages have in development only. */
export { rootOptions } from './failures.ts'
export { tellWhenMade } from './missed-edits.ts'
