const KEY = 'larkspur-seen'
const MOST = 12

/** The products this browser looked at, newest first, without `current`. */
export function viewedBefore(current: string): string[] {
  return readViewed().filter((id) => id !== current)
}

export function rememberViewed(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...viewedBefore(id)].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
}

function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    // Browsers that were here before version 0.2 have kept numbers.
    const ids = Array.isArray(kept) ? kept.map(String) : []
    return ids.filter((id) => /^[1-9]\d{0,9}$/.test(id)).slice(0, MOST)
  } catch {
    return []
  }
}
