const KEY = 'larkspur-reloaded-at'
const ONCE_IN_MS = 60_000

/** A page's module could not be had: mostly the shop was renewed meanwhile, and it has another name now. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure'
}

/** Imports a page's module. Throws ChunkFailure. */
export async function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new ChunkFailure('A part of the page could not be loaded', { cause })
  }
}

/** Whether a page may reload itself now, when it last did so at `last` (ms since 1970; null for never). */
export function mayReload(last: number | null, now: number): boolean {
  return last === null || !Number.isFinite(last) || now - last >= ONCE_IN_MS || now < last
}

/** Whether this page may reload itself now; without a memory there is no telling how often, so never. */
export function mayReloadNow(): boolean {
  // Without a connection the browser's own error page would take the place of this one.
  if (!navigator.onLine) return false
  try {
    const last = sessionStorage.getItem(KEY)
    return mayReload(last === null ? null : Number(last), Date.now())
  } catch {
    return false
  }
}

/** Whether this page may leave for a document that comes with new scripts. It counts as a reload. */
export function mayLeaveForDocument(): boolean {
  if (!mayReloadNow()) return false
  sessionStorage.setItem(KEY, String(Date.now()))
  return true
}

/** Reloads the page, which helps after a deployment; at most once in a minute, to avoid a loop. */
export function reloadOnce(): void {
  if (mayLeaveForDocument()) window.location.reload()
}
