/** What the rest of the client may use of the not-found page. */
export { NOT_FOUND_META } from './not-found-loader.ts'
export { NotFound, NotFoundPage } from './not-found-page.tsx'
