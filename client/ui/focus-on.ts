/** Focuses an element that is not focusable otherwise, such as a heading. Tab continues from there. */
export function focusOn(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus(options)
}

/** Whether nothing has the focus: what had it is gone, and Tab would begin at the start of the page again. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
