import { readCookie } from './browser/cookies.ts'
import { useInBrowser } from './browser/shared-value.ts'

/** Whether the visitor takes part in a test; false in the first HTML, which is the same for everybody. */
export function useFlag(name: string): boolean {
  return useInBrowser(() => readCookie(document.cookie, name) === '1', false)
}
