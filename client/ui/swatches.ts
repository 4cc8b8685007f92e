/** What the colours of flowers look like. */
export const SWATCHES: Record<string, string> = {
  red: '#b3202f',
  white: '#fbf7ee',
  purple: '#7a4a94',
  pink: '#e08aa0',
  orange: '#e8853a',
  peach: '#f4b48c',
  yellow: '#efc43f',
  blue: '#6f8fc9',
  cream: '#f2e4c4',
  burgundy: '#6f1a2c',
  lilac: '#b9a0d4',
  green: '#8aa666',
  blush: '#f3cfc6',
  coral: '#ec7562',
}
