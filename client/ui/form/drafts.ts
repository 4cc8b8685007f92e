import { useEffect } from 'react'
import type { RefObject } from 'react'

/** What somebody has typed and not sent, by place: what the field held before, the words, and when. */
type Draft = { base: string; text: string; at: number }

const PREFIX = 'draft '
const KEPT_MS = 7 * 86_400_000

/**
 * Keeps what is typed into a text area through a reload, the way back and the browser's end, until it is sent; for a week at most. It comes
 * back into a field that holds what it held then, and what is folded up around it opens, so that nothing unseen is sent.
 */
export function useDraft(area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const field = area.current
    if (!field) return
    const key = `${PREFIX}${location.pathname} ${field.name}`
    const base = field.defaultValue
    const draft = read(key)
    if (draft && draft.base === base && field.value === base) restore(field, draft.text)
    const onInput = () =>
      write(key, field.value === base ? null : { base, text: field.value, at: Date.now() })
    const onSubmit = () => write(key, null)
    const { form } = field
    field.addEventListener('input', onInput)
    form?.addEventListener('submit', onSubmit)
    return () => {
      field.removeEventListener('input', onInput)
      form?.removeEventListener('submit', onSubmit)
    }
  }, [area])
}

/** Forgets all drafts, when somebody signs out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage that is forbidden has kept nothing.
  }
}

/** Puts words into a text area as if they were typed. */
export function restore(field: HTMLTextAreaElement, text: string): void {
  field.closest('details')?.setAttribute('open', '')
  // React looks at what was set by hand only when it comes by the element's own way.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function read(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    if (draft && Date.now() - draft.at < KEPT_MS) return draft
    localStorage.removeItem(key)
  } catch {
    // Storage that is forbidden keeps nothing.
  }
  return undefined
}

/** Keeps a draft, or with null forgets it. */
function write(key: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // Storage that is full or forbidden keeps nothing; the words are in the field still.
  }
}
