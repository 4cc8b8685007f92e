import process from 'node:process'

/** `npm run bench` measures pages, peers and the catalogue; `npm run bench -- pages`, `-- peers` or `-- catalogue` one of them. */
const wanted = process.argv[2]
const isWanted = (part: string) =>
  !['pages', 'peers', 'catalogue'].some((name) => name === wanted && name !== part)
if (isWanted('pages')) await import('./pages.ts')
if (isWanted('peers')) await import('./peers/measure.ts')
if (isWanted('catalogue')) await import('./catalogue/catalogue.ts')
