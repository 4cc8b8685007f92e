/** The icons that there are; `icon-symbols.ts` has their drawings. */
export const ICON_NAMES = [
  'filter',
  'search',
  'cart',
  'account',
  'menu',
  'close',
  'plus',
  'minus',
  'chevron',
  'down',
  'check',
  'phone',
  'van',
  'clock',
  'leaf',
  'heart',
  'card',
  'camera',
  'star',
  'share',
  'gift',
] as const

export type IconName = (typeof ICON_NAMES)[number]

/** Whether there is an icon with a name that the store has given. */
export function isIcon(name: string): name is IconName {
  return (ICON_NAMES as readonly string[]).includes(name)
}
