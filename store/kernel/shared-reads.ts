export { readingShared } from '../db/shared-reads.ts'
