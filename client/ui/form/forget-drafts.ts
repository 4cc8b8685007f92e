import { DRAFT_PREFIX } from './drafts.ts'

/** Forgets all drafts, when somebody signs out. Apart from `drafts.ts`, which most pages load. */
export function forgetDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX)) storage.removeItem(key)
  } catch {
    // Storage that is forbidden has kept nothing.
  }
}
