/**
 * The tests that `npm test` leaves to `npm run test:long`: each takes long for what it proves, or proves what a change seldom
 * breaks. All others are part of the gate. A single browser test is left to the long run by the tag `@long`.
 */
export const LONG_TESTS = {
  'conformance/check-backend.server.test.ts':
    'the whole contract, call by call, through a proxy that breaks it',
  'conformance/run.server.test.ts': 'the command of the conformance kit',
  'graphql/block.server.test.ts': 'the home page while three of its blocks fail, whichever they are',
  'scripts/supported-browsers/built-files.server.test.ts': 'every built file in the oldest browsers',
  'scripts/package-release/archive.server.test.ts': 'a release that is built twice',
  'server/last-release.server.test.ts':
    'the store of the last release on the schema of this one, and its gateway before the store of this one',
  'server/edge/nginx.server.test.ts': 'copies that are replaced behind a proxy that asks nobody',
  'server/edge/purge-on-release.server.test.ts':
    'what an edge is told to forget while versions change, which is waiting for the most part',
  'server/edge/varnish.server.test.ts': 'a CDN in front of the shop',
  'server/live-shop.server.test.ts': 'a shop in live mode, from an empty database on',
  'server/migrate.server.test.ts': 'migrations as a step of their own, and versions beside one another',
  'server/monitoring/alerts.server.test.ts': 'the alert rules, by the tool of Prometheus',
  'server/monitoring/monitoring.server.test.ts': 'what is counted, by shops of their own',
  'server/graphiql/graphiql.server.test.ts': 'GraphiQL and what it is made of',
  'server/payment-pages/compare.server.test.ts':
    'the inventory of payment pages, with what was put into them',
  'server/redis/bundle-files.server.test.ts': 'two versions beside one another, and the files of both',
  'server/redis/purge-messages.server.test.ts': 'what is forgotten where messages were missed',
  'server/redis/redis.server.test.ts': 'what copies share, and how it goes without',
  'server/routes/sitemap.server.test.ts': 'every address of the sitemap',
  'server/start-shop.server.test.ts': 'starting and ending a shop, again and again',
  'server/worker.server.test.ts': 'a worker apart from the shop',
  'store/db/embedded-postgres.server.test.ts': 'killed servers and damaged folders of the database',
  'store/db/pooler.server.test.ts': 'a store behind a pooler of connections',
  'store/db/restore.server.test.ts': 'a database that is restored to a moment',
  'store/db/replica.server.test.ts': 'a catalogue that is read from a replica',
  'store/tasks/worker.server.test.ts': 'workers in processes of their own, some of which are killed',
  'tests/journeys/attacks.server.test.ts': 'thousands of requests, as attackers make them',
  'tests/journeys/content-from-store.server.test.ts':
    'every text of every page with another content in the store',
  'tests/journeys/killed.server.test.ts': 'copies that are killed in the middle of a change',
  'tests/journeys/links.server.test.ts': 'every link of every page',
  'tests/journeys/metadata.server.test.ts': 'what search engines are told, on every kind of page',
  'tests/journeys/promises.server.test.ts':
    'every sentence that promises something, on every page and in every letter',
  'tests/journeys/rolling-restart.server.test.ts': 'copies that are replaced under load',
  'tests/journeys/traces.server.test.ts': 'traces from the browser to SQL, and collectors that are away',

  'store/account/sign-in/auth.routes.store.test.ts':
    'how long hundreds of sign-ins take, so that it tells nothing',
  'store/catalogue/listing/bitmap-scan.store.test.ts': 'the plans of listings among many products',
  'store/catalogue/pictures/photographs-in-bucket.store.test.ts':
    'photographs in a bucket that fails or hangs',
  'store/operator/catalogue.store.test.ts': 'the whole catalogue in sheets and back',
  'store/db/earlier-versions.store.test.ts': 'the databases of earlier versions',
  'store/http/mount.store.test.ts': 'every call with whatever can be sent',
  'store/payment/charge.store.test.ts': 'copies that are killed while they charge',
  'store/recipient-choice/recipient-choice.store.test.ts': 'forty recipients who choose at once',
  'store/delivery/delivery-rule.store.test.ts': 'who is promised what, asked in every way there is',
  'store/renewal/renewal-charge.store.test.ts': 'copies that renew at once, and are killed',
  'store/seed/complete.store.test.ts': 'what a database from an earlier version gets',
  'store/tasks/due-work.store.test.ts': 'every kind of due work, with a row that cannot be done',
  'tests/journeys/money-races.store.test.ts': 'many at once at the same money',
  'tests/journeys/two-years.store.test.ts': 'two years of a shop, day by day',

  'tests/recipes/recipe.store.test.ts': 'every recipe in one copy of the sources, with the tests it names',
  'tests/recipes/recipe.lint.test.ts': 'every recipe in one copy of the sources, with its types',

  'tests/browser/accessibility/accessibility.test.ts': 'every page and open state with axe',
  'tests/browser/accessibility/every-state.test.ts':
    'every page in every state: axe, forced colours, 400 %, large letters, the keyboard alone',
  'tests/browser/accessibility/focus.test.ts': 'where the focus goes when what had it is gone',
  'tests/browser/accessibility/schemes.test.ts': 'dark pages, printed pages, and pages without motion',
  'tests/browser/account/email-link.test.ts': 'the links of e-mails, in another browser',
  'tests/browser/account/recipients.test.ts': 'the people one sends flowers to',
  'tests/browser/checkout/address-modes.test.ts':
    'each way to say an address, with each answer of the look-up',
  'tests/browser/checkout/card-message.test.ts': 'the step of the card',
  'tests/browser/checkout/gift-card.test.ts': 'a gift card from the purchase to the refund',
  'tests/browser/checkout/payment-providers.test.ts': 'each payment provider, with each of its answers',
  'tests/browser/checkout/recipient-link.test.ts': 'recipients who choose where and when',
  'tests/browser/checkout/subscription-checkout.test.ts': 'the checkout of a subscription',
  'tests/browser/checkout/tracking.test.ts': 'an order as whoever has its link follows it',
  'tests/browser/checkout/ways-to-pay.test.ts': 'each way to pay, after each other',
  'tests/browser/forms/drafts.test.ts': 'what is typed, kept in the browser',
  'tests/browser/forms/failed-changes.test.ts': 'every form of every page while its change fails',
  'tests/browser/forms/form-messages.test.ts': 'every field of every form with what it refuses',
  'tests/browser/forms/forms.test.ts': 'the forms of every landing page',
  'tests/browser/forms/mistakes.test.ts': 'every mistake of a purchase',
  'tests/browser/forms/phone-mask.test.ts': 'telephone numbers key by key',
  'tests/browser/runtime/before-life.test.ts': 'what is typed and chosen before scripts come',
  'tests/browser/runtime/content-policy.test.ts': 'what the policy of every page refuses',
  'tests/browser/runtime/going-back.test.ts': 'a page from the cache of the browser',
  'tests/browser/runtime/late-block.test.ts': 'blocks that come late, and lines that stop',
  'tests/browser/runtime/next-release.test.ts':
    'a page that is open while the shop is replaced by another build',
  'tests/browser/runtime/offline.test.ts': 'a browser without a connection',
  'tests/browser/runtime/scripts-after-drawing.test.ts': 'when scripts are asked for',
  'tests/browser/runtime/server-page.test.ts': 'pages that never come to life',
  'tests/browser/runtime/service-worker.test.ts': 'what is there without a connection, and when it goes',
  'tests/browser/runtime/traces.test.ts': 'traces that begin in the browser',
  'tests/browser/runtime/two-tabs.test.ts': 'one shopper in two tabs',
  'tests/browser/runtime/view-transition.test.ts': 'what moves from page to page',
  'tests/browser/shopping/arrival.test.ts': 'what campaigns and crawlers arrive with',
  'tests/browser/shopping/card-pictures.test.ts': 'pictures as they are loaded',
  'tests/browser/shopping/content.test.ts': 'the pages of text, and their forms',
  'tests/browser/shopping/counting.test.ts': 'what is told to a tag manager',
  'tests/browser/shopping/header.test.ts': 'the header while a page is scrolled, and its menus by keyboard',
  'tests/browser/tools/api-docs.test.ts': 'the pages that describe the API',
  'tests/browser/tools/development.test.ts':
    'copies of the project in development: edits, failures and recipes',
  'tests/browser/tools/graphiql.test.ts': 'GraphiQL as a newcomer uses it',
  'tests/browser/tools/own-shop.test.ts': 'shops with settings of their own',
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
