/** GraphiQL keeps under these names how wide the first of two parts is, as a multiple of the second. */
const FIRST_WIDTHS = {
  // The panel beside the session.
  'graphiql:docExplorerFlex': '0.27',
  // The editor beside the answer.
  'graphiql:editorFlex': '1.5',
}

/** Gives the editor room for the lines of an operation beside an open panel; widths that somebody chose stay. */
export function setFirstWidths(storage: Storage): void {
  for (const [name, width] of Object.entries(FIRST_WIDTHS)) {
    if (storage.getItem(name) === null) storage.setItem(name, width)
  }
}
