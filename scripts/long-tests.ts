/**
 * The tests that `npm test` leaves to `npm run test:long`: each takes long for what it proves, or proves what a change seldom
 * breaks. All others are part of the gate. A single browser test is left to the long run by the tag `@long`.
 */
export const LONG_TESTS = {
  'conformance/check-backend.server.test.ts':
    'the whole contract, call by call, through a proxy that breaks it',
  'conformance/run.server.test.ts': 'the command of the conformance kit',
  'server/routes/sitemap.server.test.ts': 'every address of the sitemap',
  'server/start-shop.server.test.ts': 'starting and ending a shop, again and again',
  'store/db/embedded-postgres.server.test.ts': 'killed servers and damaged folders of the database',
  'store/tasks/worker.server.test.ts': 'workers in processes of their own, some of which are killed',
  'tests/journeys/attacks.server.test.ts': 'thousands of requests, as attackers make them',
  'tests/journeys/content-from-store.server.test.ts':
    'every text of every page with another content in the store',
  'tests/journeys/killed.server.test.ts': 'copies that are killed in the middle of a change',
  'tests/journeys/links.server.test.ts': 'every link of every page',

  'store/catalogue/listing/bitmap-scan.store.test.ts': 'the plans of listings among many products',
  'store/payment/charge.store.test.ts': 'copies that are killed while they charge',
  'store/renewal/renewal-charge.store.test.ts': 'copies that renew at once, and are killed',
  'tests/journeys/money-races.store.test.ts': 'many at once at the same money',
  'tests/journeys/two-years.store.test.ts': 'two years of a shop, day by day',

  'tests/browser/accessibility/accessibility.test.ts': 'every page and open state with axe',
  'tests/browser/checkout/address-modes.test.ts':
    'each way to say an address, with each answer of the look-up',
  'tests/browser/tools/api-docs.test.ts': 'the pages that describe the API',
  'tests/browser/shopping/arrival.test.ts': 'what campaigns and crawlers arrive with',
  'tests/browser/shopping/card-pictures.test.ts': 'pictures as they are loaded',
  'tests/browser/shopping/content.test.ts': 'the pages of text, and their forms',
  'tests/browser/shopping/counting.test.ts': 'what is told to a tag manager',
  'tests/browser/tools/development.test.ts':
    'copies of the project in development: edits, failures and recipes',
  'tests/browser/accessibility/every-state.test.ts':
    'every page in every state: axe, forced colours, 400 %, large letters, the keyboard alone',
  'tests/browser/forms/failed-changes.test.ts': 'every form of every page while its change fails',
  'tests/browser/forms/form-messages.test.ts': 'every field of every form with what it refuses',
  'tests/browser/checkout/gift-card.test.ts': 'a gift card from the purchase to the refund',
  'tests/browser/tools/graphiql.test.ts': 'GraphiQL as a newcomer uses it',
  'tests/browser/runtime/next-release.test.ts':
    'a page that is open while the shop is replaced by another build',
  'tests/browser/tools/own-shop.test.ts': 'shops with settings of their own',
  'tests/browser/forms/phone-mask.test.ts': 'telephone numbers key by key',
  'tests/browser/checkout/recipient-link.test.ts': 'recipients who choose where and when',
  'tests/browser/runtime/service-worker.test.ts': 'what is there without a connection, and when it goes',
  'tests/browser/checkout/subscription-checkout.test.ts': 'the checkout of a subscription',
  'tests/browser/checkout/tracking.test.ts': 'an order as whoever has its link follows it',
} as const satisfies Record<string, string>

const isOfBrowser = (path: string) => path.startsWith('tests/browser/')

/** Those that Vitest runs, and those of Chromium. */
export const LONG_VITEST_FILES = Object.keys(LONG_TESTS).filter((path) => !isOfBrowser(path))
export const LONG_BROWSER_FILES = Object.keys(LONG_TESTS).filter(isOfBrowser)

/** The long browser tests, as Playwright's `--grep` takes them: it looks in the name of a file and in tags, too. */
export const LONG_IN_BROWSER = [
  '@long',
  ...LONG_BROWSER_FILES.map((path) => path.replace(/.*\//, '').replaceAll('.', '\\.')),
].join('|')
