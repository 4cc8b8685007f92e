const still =
  typeof window === 'undefined' ? undefined : window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether somebody has asked their device for less motion. False on the server. */
export const wantsStillness = (): boolean => still?.matches ?? false

/** How scripts scroll: smoothly, and for who wants less motion at once. The rules of style sheets do not reach them. */
export const scrolling = (): ScrollBehavior => (wantsStillness() ? 'instant' : 'smooth')
