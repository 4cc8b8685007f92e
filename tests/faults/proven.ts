import type { Row } from './row.ts'

/** A row that tests prove: those of a file whose names hold these words, or all of its tests. */
export type Proven = Pick<Row, 'subject' | 'done' | 'required'> & { file: string; names: readonly string[] }

type Entry = [done: string, required: string, file: string, ...names: string[]]

const ATTACKS = 'tests/journeys/attacks.server.test.ts'
const RACES = 'tests/journeys/money-races.store.test.ts'
const CODES = 'store/account/sign-in/codes.store.test.ts'
const SIGN_IN = 'store/account/sign-in/sign-in.store.test.ts'

const ACCESS: Entry[] = [
  [
    'every call with an id there is, for what belongs to another user or guest',
    'not found, nothing read or changed',
    'store/visitor/owner.store.test.ts',
  ],
  [
    'an order of somebody else is read, placed and paid by its number',
    'as if there were none',
    'store/order/checkout/checkout.store.test.ts',
    "somebody else's order",
  ],
  [
    'the link to pass on of an order is used for a change',
    'it reads, shows no price, and changes nothing',
    'store/order/tracking.store.test.ts',
    'the link to pass on',
    'a guessed one',
  ],
  [
    'tokens and links are guessed',
    'long, never the same, and only with the secret',
    'store/visitor/session.store.test.ts',
  ],
  [
    'the link of a recipient is made without the secret',
    'nobody can',
    'store/order/recipient-link.test.ts',
    'which nobody makes without the secret',
  ],
  [
    'a session token is planted before its victim signs in',
    'worthless after signing in',
    SIGN_IN,
    'makes the session token that was there before worthless',
  ],
  ['an auth token is used after signing out', 'refused everywhere', SIGN_IN, 'ends at once with signing out'],
  [
    'signing out of all other browsers',
    'listed, and ended at once',
    SIGN_IN,
    'ended everywhere else at once',
  ],
  [
    'a code is guessed by many at once',
    'five tries, however many at once',
    CODES,
    'can be tried five times',
    'is found among two hundred guesses only',
  ],
  ['codes are tried for many accounts from one network', 'limited', CODES, 'who types many wrong codes'],
  [
    'known and unknown addresses at signing in',
    'the same answer in the same time',
    'store/account/sign-in/auth.routes.store.test.ts',
    'whether an address has an account',
  ],
  [
    'known and unknown addresses at the change of one’s e-mail address',
    'the same answer, by the same statements',
    'store/account/personal-data.store.test.ts',
    'do not tell whether an address has an account',
  ],
  [
    'the e-mail address of another account, without and with its code',
    'not taken',
    'store/account/personal-data.store.test.ts',
    'that another account signs in with',
    'are not confirmed by a code for something else',
  ],
  [
    'hostile input in every call: __proto__, other types, too much of it',
    'never a fault',
    'store/http/mount.store.test.ts',
  ],
  [
    'X-Forwarded-For with a made-up address before one’s own',
    'counted for the address that the proxy saw',
    ATTACKS,
    'who writes another address',
  ],
  [
    'a proxy that TRUST_PROXY does not name',
    'the log says so once',
    ATTACKS,
    'that a proxy stands before it',
  ],
  [
    'codes are asked for in a victim’s name, by one and by many networks',
    'the victim can sign in',
    ATTACKS,
    'does not lock the stranger out',
    'several networks lock nobody out',
  ],
  [
    'codes to premium, satellite and foreign numbers',
    'refused',
    ATTACKS,
    'no text goes to numbers that cost',
  ],
]

const MONEY: Entry[] = [
  [
    'a hundred orders and a hundred payments of one order at once; the same key with another body',
    'one order, one charge; 422',
    RACES,
    'a hundred parallel to-pay',
  ],
  ['fifty requests with one key at once', 'one effect, one answer', 'store/kernel/idempotency.store.test.ts'],
  [
    'a paid order is cancelled by many at once, and paid while it is cancelled',
    'one refund; paid or money back',
    'store/payment/payment-providers.store.test.ts',
    'goes back when the order is cancelled, once',
  ],
  [
    'cancelled while it is paid',
    'either paid or cancelled',
    'store/order/history.store.test.ts',
    'either paid or cancelled',
  ],
  [
    'a payment comes after its order was cancelled or paid otherwise',
    'the money goes back',
    'store/payment/complete-payment.store.test.ts',
    'a payment that comes late',
  ],
  [
    'an order is cancelled while its payment waits at the provider, which is away or takes the money at that moment',
    'cancelled there, or the money goes back once',
    'store/payment/cancelled-orders.store.test.ts',
    'the payment of a cancelled order',
  ],
  ['two hundred for the last place of a time', 'one has it', RACES, 'the last place in a window'],
  ['a code limited to ten, two hundred at once', 'ten uses', RACES, 'a code limited to ten'],
  ['a code and bonuses interleaved', 'never both', RACES, 'a code and bonuses never meet'],
  ['bonuses by many orders at once', 'spent once', RACES, 'bonuses are spent as far'],
  ['a gift card by many orders at once', 'pays as far as it goes', RACES, 'a gift card pays as far'],
  [
    'the cart and the price change while the order is placed',
    'declined when the total is not what was seen',
    'store/order/checkout/place-order.store.test.ts',
  ],
  [
    'quantities of 0, −1, 1.5, 10⁹, null, and a hundred of a thing',
    'refused, ninety-nine at most',
    'store/cart/cart.store.test.ts',
    'holds at most ninety-nine',
    'adds up what many hands put in',
  ],
  [
    'part refunds at once, more than was paid',
    'never more than is left',
    'store/payment/refunds/partial-refund.store.test.ts',
    'is never more than is left',
    'goes back once when the process dies',
  ],
  [
    'random shoppers and staff, some at once, and processes that die at any statement, against a model of the shop',
    'carts, totals, places, codes, bonuses, the bank’s books and letters as the model has them',
    'tests/simulation/simulation.store.test.ts',
    'whatever shoppers and staff do',
  ],
  [
    'a process is killed at each step between charge and commit',
    'one charge, one paid order',
    'store/payment/charge.store.test.ts',
  ],
  [
    'the first bouquet for less by another mailbox, dots, tags',
    'had once',
    ATTACKS,
    'the first bouquet for less',
  ],
  [
    'all places of a time held without paying by one network',
    'capped',
    ATTACKS,
    'a delivery time is not kept for nobody',
  ],
  [
    'a hundred declined cards on one order, and over many orders of one network',
    'limited',
    ATTACKS,
    'declined cards for one order',
    'declined cards of one network',
  ],
  ['promo codes and gift cards guessed', 'limited', ATTACKS, 'promo codes that', 'gift cards that'],
  [
    'e-mails about unpaid orders to a stranger',
    'few',
    ATTACKS,
    'and e-mails about unpaid orders to a stranger',
  ],
  [
    'a greeting card with a link, or in somebody else’s name',
    'not sent',
    ATTACKS,
    'a card is no way to send a link',
  ],
]

const WEB: Entry[] = [
  [
    'redirects to other sites in 22 spellings',
    'none leads away',
    ATTACKS,
    'no address leads to another site',
  ],
  ['next= and other places to be sent back to', 'stay on the shop', 'server/hooks/own-locations.test.ts'],
  ['changes from other sites’ pages', '403', 'server/hooks/same-origin.test.ts'],
  ['mutations by GET, forms from elsewhere', 'refused', 'server/hooks/same-origin.server.test.ts'],
  ['TRACE, PUT and their like', '405', 'server/error-handler.server.test.ts', 'another way of asking'],
  ['two Host headers', 'refused', 'server/app.server.test.ts', 'a request that names two hosts'],
  [
    'bodies that are too large, of another type, or no JSON',
    '4xx',
    'graphql/gateway.server.test.ts',
    '/graphql',
  ],
  ['lists within lists 8,000 deep to the store', '400', ATTACKS, 'JSON within JSON'],
  ['a forged Host, and its like, on the way to letters', 'in none, nor in a link', ATTACKS, 'a forged Host'],
  [
    'addresses of a server within, typed by shoppers, sent in headers, and named by the backend',
    'asked by nobody',
    'tests/journeys/own-requests.server.test.ts',
  ],
  ['markup in addresses', 'no markup in the page', 'server/app.server.test.ts', 'markup in an address'],
  [
    'commas and line breaks in addresses of e-mails',
    'no header, no second receiver',
    'store/outbox/providers/smtp.test.ts',
  ],
  ['files that are no pictures', 'refused', 'server/ssr/multipart.server.test.ts'],
  [
    'the headers of pages and of all other answers',
    'each says what it may do',
    'server/app.server.test.ts',
    'every page says what it may do',
    'every sort of answer says',
  ],
  [
    'live mode',
    'only the shop’s own operations, secure cookies, no sandbox, https',
    'server/app.server.test.ts',
    'in live mode',
  ],
  ['live mode without https or a database', 'does not start', ATTACKS, 'a shop that is told wrong'],
  [
    'webhooks that are forged or old',
    '400',
    'store/payment/sandbox-bank/sandbox-webhooks.store.test.ts',
    'are refused (400)',
  ],
  [
    'pages for everybody after a visitor with a session',
    'nothing of the visitor in them',
    'server/ssr/page-policy.server.test.ts',
  ],
  [
    'what is personal in caches',
    'kept by nobody',
    'server/ssr/html-cache.server.test.ts',
    'kept by nobody',
    'carry nobody’s tokens',
  ],
  ['hostile phrases in the search', 'answered', 'store/search/search.store.test.ts', 'drop table', '%_%'],
]

const CLOCK: Entry[] = [
  [
    'the clock of one store is five minutes ahead of the other’s, or behind it, and shoppers go to both',
    'the last place is sold once, codes and sessions are good at both, what has one key is done once',
    'tests/journeys/clock-skew.store.test.ts',
  ],
]

const GRAPHQL: Entry[] = [
  [
    'fields of one name by the thousand, fragments in fragments, aliases',
    'refused quickly',
    'graphql/execution/operation-size.test.ts',
  ],
  [
    'what a failure tells the client',
    'nothing of the inside',
    'server/error-handler.server.test.ts',
    'tells nothing of it',
  ],
]

const RUNNING: Entry[] = [
  [
    'a store that answers 503, hangs up or says nothing: /livez, /healthz, /readyz',
    'alive, not well; ready while pages are kept',
    'server/monitoring/health.server.test.ts',
  ],
  [
    'the shop’s own PostgreSQL is killed, and cannot be started again',
    'comes back with all that was written; the shop can be stopped',
    'store/db/embedded-postgres.server.test.ts',
  ],
  [
    'the machine loses its power between the steps of an order',
    'what was acknowledged is there',
    'tests/journeys/killed.server.test.ts',
  ],
  [
    'two gateways and two stores are replaced while shoppers browse, fill carts, order and pay',
    'no page and no change fails; none is lost or made twice',
    'tests/journeys/rolling-restart.server.test.ts',
  ],
  [
    'two gateways are replaced behind an nginx that asks nobody',
    'no page fails; no change is lost or made twice',
    'server/edge/nginx.server.test.ts',
  ],
  [
    'copies of two versions are asked for the scripts of each other',
    'answered; what was not signed is not',
    'server/redis/bundle-files.server.test.ts',
  ],
  [
    'a mistake in the database',
    'restored to the moment before it, row by row',
    'store/db/restore.server.test.ts',
  ],
  [
    'AUTH_SECRET is changed',
    'links, codes and gift cards of before go on',
    'store/kernel/secret.store.test.ts',
  ],
  [
    'health checks and metrics, with a database that says nothing',
    'answered in seconds',
    'server/monitoring/monitoring.server.test.ts',
    'with a database that says nothing',
  ],
  ['SIGTERM with open connections', 'what was begun is answered', 'server/start-shop.server.test.ts'],
  ['what shoppers wrote, in logs while nothing can be written', 'nothing of it', ATTACKS, 'stands in no log'],
  [
    'what shoppers wrote, in logs, for every table that cannot be written',
    'nothing of it',
    'store/http/errors.store.test.ts',
  ],
  [
    'a failure is looked up by its request',
    'one id from the client to the store',
    'server/monitoring/monitoring.server.test.ts',
    'a line tells of each request',
  ],
  [
    'clients leave while a page, a query or a change is made',
    'calls that read end with them, changes go on, nothing has failed',
    'server/client-left.server.test.ts',
  ],
  ['pictures nobody waits for any more', 'not drawn', 'store/catalogue/pictures/image-service.test.ts'],
  [
    'errors of browsers sent by the hundred without a cookie',
    'few kept, and not for ever',
    ATTACKS,
    'errors of browsers, which are kept',
    'errors of one browser',
  ],
  ['changes without a cookie by the hundred', 'few sessions', ATTACKS, 'first visits'],
  ['pages that have to be made, by one network', 'limited', ATTACKS, 'pages that have to be made'],
  ['jobs, when the worker or its database is killed', 'done once', 'store/tasks/worker.server.test.ts'],
  [
    'Redis hangs, is gone, or is out of reach of the stores alone',
    'copies go on alone, say so once, and show no old price',
    'server/redis/redis.server.test.ts',
  ],
  [
    'a shop on a database that a newer version has migrated',
    'works',
    'server/migrate.server.test.ts',
    'so does this version on the database of a newer one',
  ],
  [
    'the store of the last release, while its database is migrated to this one and after it',
    'every call is answered as it was; it starts again',
    'server/last-release.server.test.ts',
    'the store of the last release goes on',
    'it starts again on that schema',
  ],
  [
    'the gateway of the last release, with the store of this one',
    'every page of a purchase is there, and the order is paid',
    'server/last-release.server.test.ts',
    'the gateway of the last release sells',
  ],
  [
    'migrations: tables that are worked with, statements that hang, an index whose building breaks off',
    'given up in seconds, undone, and applied later; nobody waits for an index',
    'store/db/table-migrations.store.test.ts',
  ],
]

const rowsOf = (subject: string, entries: Entry[]): Proven[] =>
  entries.map(([done, required, file, ...names]) => ({ subject, done, required, file, names }))

/** What other tests prove already. */
export const PROVEN: Proven[] = [
  ...rowsOf('Clock', CLOCK),
  ...rowsOf('Running', RUNNING),
  ...rowsOf('Money', MONEY),
  ...rowsOf('Access', ACCESS),
  ...rowsOf('Web', WEB),
  ...rowsOf('GraphQL', GRAPHQL),
]
