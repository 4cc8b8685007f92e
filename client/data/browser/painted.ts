/** A page that is not seen is not drawn either. */
const LONGEST_MS = 100

/**
 * Resolves once the browser has drawn what a press has changed, and at once where it draws nothing. What a press needs but does not show,
 * such as scripts, is asked for after that, so that the press itself is seen to be taken.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : LONGEST_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
