import { useInBrowser } from './shared-value.ts'

/** Whether scripts are at work: false in the HTML, and for good where they are switched off. */
export function useHydrated(): boolean {
  return useInBrowser(() => true, false)
}
