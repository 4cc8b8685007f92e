/** Width and height of each drawing in CSS pixels; `menu-symbols.ts` has the drawings. */
const SIZES = {
  flowers: [20, 20],
  roses: [10, 16],
  sales: [14, 14],
  letterbox: [16, 16],
  gifts: [16, 16],
  occasions: [16, 16],
  recipients: [16, 16],
  plants: [16, 16],
  cards: [16, 16],
  price: [16, 16],
  delivery: [16, 16],
} as const

export type MenuIconName = keyof typeof SIZES

const isDrawn = (name: string): name is MenuIconName => Object.hasOwn(SIZES, name)

/**
 * The drawing beside an entry of the menu. Its name comes from the store, which may know more names than the client: an
 * unknown one is drawn as nothing. It says nothing by itself.
 */
export function MenuIcon({ name }: { name: string }) {
  if (!isDrawn(name)) return null
  const [width, height] = SIZES[name]
  return (
    <svg className="icon thin" width={width} height={height} aria-hidden="true">
      <use href={`#menu-${name}`} />
    </svg>
  )
}
