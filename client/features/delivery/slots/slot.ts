import type { FormFields } from '../../../ui/form/form-fields.ts'

/** A day and a window, of those there are. */
export const SLOT: FormFields = {
  slot: {
    label: 'Delivery time',
    required: 'no_slot_chosen',
    check: (text) => (readSlot(text) ? undefined : 'no_slot_chosen'),
  },
}

/** The date and window in a form's `slot`, e.g. `2026-03-12 4`; null when none was chosen. */
export function readSlot(text: string): { date: string; windowId: string } | null {
  const [, date, windowId] = /^(\d{4}-\d{2}-\d{2}) (\S+)$/.exec(text) ?? []
  return date && windowId ? { date, windowId } : null
}
