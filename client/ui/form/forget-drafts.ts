import { PREFIX } from './drafts.ts'

/** Forgets all drafts, when somebody signs out. */
export function forgetDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  } catch {
    // Storage that is forbidden has kept nothing.
  }
}
