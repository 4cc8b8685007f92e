const KEY = 'larkspur-seen'
const MOST = 12

/** The products this browser looked at, newest first, without `current`. */
export function viewedBefore(current: number): number[] {
  return readViewed().filter((id) => id !== current)
}

export function rememberViewed(id: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...viewedBefore(id)].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
}

function readViewed(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)).slice(0, MOST) : []
  } catch {
    return []
  }
}
