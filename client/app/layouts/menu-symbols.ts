import type { MenuIconName } from './menu-icon.tsx'

/**
 * Paths on a grid of 24 × 24 by the name that the menu gives an entry; those of roses stand on one of 15 × 24. On the server alone: scripts
 * need no more than the names and sizes (`menu-icon.tsx`).
 */
const PATHS: Readonly<Record<MenuIconName, string>> = {
  flowers:
    'M12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM12 6.5c-2.4-1.6-1.8-4.5 0-4.5s2.4 2.9 0 4.5ZM14.4 8.2c1.2-2.6 4.1-2.2 4.7-.5.5 1.7-1.9 3.4-4.7 2.3M13.5 11c2.9-.2 4.2 2.3 3.1 3.7s-3.9.7-4.6-2.2M12 12.5c-.7 2.9-3.5 3.6-4.6 2.2s.2-3.9 3.1-3.7M9.6 8.2C8.4 5.6 5.5 6 4.9 7.7c-.5 1.7 1.9 3.4 4.7 2.3M12 13v9.5M12 19c1.5-2.4 3.5-3 5.5-3',
  roses:
    'M7.5 11c-3 0-5-2-5-4.7 0-1.8.8-3 2-4.3.8 1 1.6 1.5 3 1.5s2.2-.5 3-1.5c1.2 1.3 2 2.5 2 4.3 0 2.7-2 4.7-5 4.7ZM4.5 4.5c1 2.6 5 3.2 6.7.4M7.5 11v12M7.5 17.5C5.5 17.5 3 16.5 2 14c2.5-.4 4.7.8 5.5 3.5ZM7.5 20.5c.3-2.7 2.2-4.5 5-4.5.2 2.5-2 4.5-5 4.5Z',
  sales: 'M3 11.5V3h8.5L21 12.5 12.5 21 3 11.5ZM7.5 7.5h.01',
  letterbox: 'M3 6.5h18v12H3zM3 7l9 6.5L21 7',
  gifts:
    'M4.5 11h15v9h-15zM3 7h18v4H3zM12 7v13M12 7C9 7 7.5 6 7.5 4.5S10 2.5 12 7Zm0 0c3 0 4.5-1 4.5-2.5S14 2.5 12 7Z',
  occasions: 'M4 5.5h16V20H4zM4 10h16M8 3v4.5M16 3v4.5M9.5 15l2 2 3.5-3.5',
  recipients:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.6-3.5 3-5 6.5-5s5.9 1.5 6.5 5M15.5 5a3.3 3.3 0 0 1 0 6.3M18 15.5c2 .6 3.2 2.2 3.5 4.5',
  plants:
    'M6.5 15h11l-1.3 7H7.8l-1.3-7ZM12 15V8M12 10C7.5 10.5 5 8 5 4c4.5-.5 7 2 7 6ZM12 8c0-4 2.5-6 6.5-6 .3 3.9-2.2 6.3-6.5 6',
  cards:
    'M4 4h16v16H4zM12 16s-4.5-2.6-4.5-5.5A2.3 2.3 0 0 1 12 9.6a2.3 2.3 0 0 1 4.5.9c0 2.9-4.5 5.5-4.5 5.5Z',
  price:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15 9c-.5-1.2-1.4-1.7-2.5-1.7-1.6 0-2.5 1-2.5 2.5 0 2.3 1.2 3.5-.8 6.7H15M8.5 12.5h5',
  delivery:
    'M3 6.5h10.5V16H3zM13.5 10H18l3 3v3h-7.5zM7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM17 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
}

const boxOf = (name: string) => (name === 'roses' ? '0 0 15 24' : '0 0 24 24')

/** What a page draws them from, written once into its document. */
export const MENU_SYMBOLS = Object.entries(PATHS)
  .map(
    ([name, path]) =>
      `<symbol id="menu-${name}" viewBox="${boxOf(name)}"><path vector-effect="non-scaling-stroke" d="${path}"/></symbol>`,
  )
  .join('')
