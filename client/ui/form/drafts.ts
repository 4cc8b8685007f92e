import { REFUSED, SENT } from './form-events.ts'

/** What somebody has typed and not sent, by place: what the field held before, the words, and when. */
type Draft = { base: string; text: string; at: number }

/** What the key of a draft begins with in the browser's storage. */
export const DRAFT_PREFIX = 'draft '
const KEPT_MS = 7 * 86_400_000

type Field = HTMLTextAreaElement | HTMLInputElement

/**
 * Where a draft is kept: some words until the browser's end and beyond it; a line, which may be a name or an address, no longer than its tab.
 */
const storageOf = ({ type }: Field): Storage => (type === 'textarea' ? localStorage : sessionStorage)

/**
 * Keeps what is typed into a field through a reload and the way back, until it is sent; for a week at most. It comes
 * back into a field that holds what it held then, and what is folded up around it opens, so that nothing unseen is sent. Pass it as
 * the `ref` of the field; it returns how to end.
 */
export function keepDraft(field: Field | null): (() => void) | undefined {
  if (!field) return undefined
  const key = `${DRAFT_PREFIX}${location.pathname} ${placeOf(field)}`
  const base = field.defaultValue
  const keep = () =>
    write(field, key, field.value === base ? null : { base, text: field.value, at: Date.now() })
  const forget = () => write(field, key, null)
  const { form } = field
  field.addEventListener('input', keep)
  for (const sent of ['submit', SENT]) form?.addEventListener(sent, forget)
  form?.addEventListener(REFUSED, keep)
  document.addEventListener(REFUSED, keep)
  const draft = read(field, key)
  if (draft && draft.base === base && field.value === base) restore(field, draft.text)
  return () => {
    field.removeEventListener('input', keep)
    for (const sent of ['submit', SENT]) form?.removeEventListener(sent, forget)
    form?.removeEventListener(REFUSED, keep)
    document.removeEventListener(REFUSED, keep)
  }
}

/** Which field of the page it is: several forms may have the same fields, for one person or product each. */
function placeOf({ form, name }: Field): string {
  const about = [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])]
    .filter((hidden) => NAMING.has(hidden.name))
    .map(({ value }) => value)
  return [...about, form?.dataset.of, name].filter(Boolean).join(' ')
}

/** The hidden fields that say whom or what a form is about. */
const NAMING = new Set(['id', 'productId', 'lineSlug', 'orderId'])

/** Puts words into a field as if they were typed. */
export function restore(field: Field, text: string): void {
  field.closest('details')?.setAttribute('open', '')
  // React looks at what was set by hand only when it comes by the element's own way.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function read(field: Field, key: string): Draft | undefined {
  try {
    const storage = storageOf(field)
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Draft | null
    if (draft && Date.now() - draft.at < KEPT_MS) return draft
    storage.removeItem(key)
  } catch {
    // Storage that is forbidden keeps nothing.
  }
  return undefined
}

/** Keeps a draft, or with null forgets it. */
function write(field: Field, key: string, draft: Draft | null): void {
  try {
    const storage = storageOf(field)
    if (draft) storage.setItem(key, JSON.stringify(draft))
    else storage.removeItem(key)
  } catch {
    // Storage that is full or forbidden keeps nothing; the words are in the field still.
  }
}
