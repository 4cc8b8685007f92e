/** The tokens of `client/ui/styles/tokens.css` by what they are for. */
export const COLOURS: Record<string, readonly string[]> = {
  'Paper and lines': ['paper', 'paper-deep', 'card', 'line', 'line-strong', 'halo', 'backdrop'],
  'What is read': ['ink', 'moss', 'moss-deep', 'on-light'],
  Greens: ['leaf', 'leaf-deep', 'on-leaf', 'sage', 'sage-deep', 'band', 'band-line', 'on-band'],
  Flowers: ['petal', 'petal-deep', 'on-petal', 'blush', 'blush-deep', 'on-blush', 'gold', 'pollen', 'water'],
}
/** Sizes of text, the smallest first. */
export const STEPS = ['step--1', 'step-0', 'step-1', 'step-2', 'step-3', 'step-4'] as const
export const FONTS = ['serif', 'sans'] as const
/** Spaces, from the one between two things to the edge of the page. */
export const SPACES = ['gap', 'section', 'edge', 'radius'] as const
/** What cannot be shown as a sample: how quickly things change, and how pictures are dimmed in the dark. */
export const OTHERS = ['quick', 'dim', 'serif-weight'] as const
