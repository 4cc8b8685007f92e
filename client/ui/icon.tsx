import type { IconName } from './icon-names.ts'

/** A decorative icon beside a word. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
