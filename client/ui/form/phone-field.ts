import type { FormEvent } from 'react'
import type { MaskField } from './phone-mask.ts'

let mask: MaskField | undefined
let loading: Promise<void> | undefined

/** The formats are loaded when a phone field gets the focus; until then there is no mask. Rejects when they cannot be had. */
function prepare(): Promise<void> {
  loading ??= import('./phone-mask.ts').then(async ({ loadMask }) => void (mask = await loadMask()))
  loading.catch(() => (loading = undefined))
  return loading
}

/** What makes an `<input type="tel">` a phone field that is formatted as one types. */
export const PHONE_MASK = {
  onFocus: () => void prepare().catch(() => {}),
  onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { isComposing, inputType } = nativeEvent as InputEvent
    if (isComposing) return
    if (mask) return mask(currentTarget, inputType)
    // What was typed or filled in before they came is formatted when they have.
    prepare().then(
      () => mask?.(currentTarget),
      () => {},
    )
  },
}
