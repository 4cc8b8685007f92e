import type { IconName } from './icon-names.ts'

/** Paths on a 24 × 24 grid, drawn with a line. On the server alone: scripts need no more than the names. */
const PATHS: Readonly<Record<IconName, string>> = {
  filter: 'M4 7h16M7 12h10M10 17h4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  cart: 'M4 8h16l-1.3 10.2a2 2 0 0 1-2 1.8H7.3a2 2 0 0 1-2-1.8L4 8Zm4.5 0V7a3.5 3.5 0 0 1 7 0v1',
  account: 'M12 12.2a4.1 4.1 0 1 0 0-8.2 4.1 4.1 0 0 0 0 8.2ZM4.5 20c.8-3.6 3.8-5.2 7.5-5.2s6.7 1.6 7.5 5.2',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  chevron: 'm9 5 7 7-7 7',
  down: 'm5 9 7 7 7-7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  phone:
    'M6.5 4h3l1.5 4-2 1.6a11 11 0 0 0 5.4 5.4l1.6-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.200A2 2 0 0 1 6.500 4Z',
  van: 'M3 7h10v9H3zM13 10h4l3 3v3h-7zM7 18.500a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400Zm9.500 0a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.200l2.800 1.800',
  leaf: 'M5 19c0-8 5-13 14-14 0 9-5 14-12 13M5 19c2-4 5-7 9-9',
  heart:
    'M12 19.500S4.500 15 4.500 9.500A3.900 3.900 0 0 1 12 8a3.900 3.900 0 0 1 7.500 1.500c0 5.500-7.500 10-7.500 10Z',
  card: 'M4 6.500h16v11H4zM4 10h16M7 14.500h4',
  camera: 'M4 8h3.500L9 6h6l1.500 2H20v11H4zM12 16.500a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400Z',
  star: 'm12 4.500 2.300 4.800 5.200.7-3.800 3.600.9 5.200-4.600-2.500-4.600 2.500.9-5.200L4.500 10l5.200-.7Z',
  share: 'M12 15V4M8 7.500 12 4l4 3.500M6 11v8.500h12V11',
  gift: 'M4.500 11h15v8.500h-15zM3.500 7.500h17V11h-17zM12 7.500v12M12 7.500C9 7.500 7.500 6.500 7.500 5S10 3 12 7.500Zm0 0c3 0 4.500-1 4.500-2.500S14 3 12 7.500Z',
}

/** What a page draws its icons from, written once into its document. */
export const ICON_SYMBOLS = Object.entries(PATHS)
  .map(([name, path]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
  .join('')
