/** The response of a page has the number of edits at its render (server/development/edit-count.ts). */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const made = navigation?.serverTiming.find(({ name }) => name === 'edits')

/**
 * In development only: a page that is still being loaded while an edit is made does not hear of it. It tells the server
 * how many edits it was made with, and is loaded anew when there are more by now. To be called when it has come
 * to life: React shows what is edited from then on, not while it takes over the server's HTML.
 */
export function announceReload(): void {
  if (made) import.meta.hot?.send('larkspur:made', { edits: made.duration })
}
