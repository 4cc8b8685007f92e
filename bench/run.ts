import process from 'node:process'

/** `npm run bench` measures pages and the catalogue; `npm run bench -- pages` or `-- catalogue` one of them. */
const wanted = process.argv[2]
if (wanted !== 'catalogue') await import('./pages.ts')
if (wanted !== 'pages') await import('./catalogue/catalogue.ts')
