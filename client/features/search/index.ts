/** What the rest of the client may use of search. */
export { SearchBox } from './search-box.tsx'
