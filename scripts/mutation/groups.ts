import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** These start the store in a process of its own, where no mutant is. */
const ELSEWHERE = ['payment/charge', 'renewal/renewal-charge'].map((name) => `store/${name}.store.test.ts`)

const ROOT = join(import.meta.dirname, '..', '..')
// Tables, the sandbox's first catalogue and its pictures have files of the same names.
const FILES = globSync('store/!(db|seed|illustrator)/**/*.ts', { cwd: ROOT })

/**
 * The rules by what goes wrong with them: the money, the slots, who signs in, who sees what, what is kept of people. Each file has
 * the tests its mutants are run against besides those that stand beside it.
 */
export const GROUPS: Record<string, Record<string, string[]>> = {
  money: {
    ...rules('money', 'promo-rule', 'promo-use', 'discount-advice'),
    ...rule('pricing', 'not-discountable', 'cart', 'checkout', 'discounts'),
    ...rule(
      'partial-refund',
      'gift-card',
      'gift-card-payment',
      'gift-cards',
      'bonus-ledger',
      'invoice',
      'recipient-choice',
    ),
    ...rule('bonuses', 'loyalty', 'partial-refund', 'bonus-ledger', 'order-state'),
    ...rule('evaluate-promo-code', 'promo-use', 'promo-rule', 'discounts'),
    ...rule('promo-codes'),
    ...rule('charge', 'reservation', 'payment', 'complete-payment'),
    ...rule('refund', 'partial-refund'),
    ...rule('refund-order', 'partial-refund', 'orders', 'gift-card', 'order-state', 'unpaid-orders'),
    ...rule('partial-refunds', 'partial-refund', 'bonuses'),
    ...rule('discounts', 'discount-advice'),
    ...rule('subscriber-discount', 'cart-subscription'),
    ...rule('subscription-prices', 'subscription-plans.routes', 'cart-subscription'),
    ...rule('subscription-terms', 'subscription-plans.routes', 'cart-subscription'),
    ...rule(
      'order-amounts',
      'pricing',
      'checkout',
      'loyalty',
      'gift-card-payment',
      'gift-cards',
      'create-order',
      'invoice',
    ),
    ...rule(
      'first-bouquet',
      'order-subscription',
      'cart-subscription',
      'subscription-plans.routes',
      'place-order',
    ),
    ...rule('saved-payment-method', 'order-subscription', 'renewal-order'),
    ...rule(
      'renewal-charge',
      'renewal-notice',
      'renewal-order',
      'missed-retry',
      'renewal-window',
      'subscription-changes',
    ),
    ...rule('gift-card-ledger', 'gift-card-payment'),
    ...rule('gift-card-payment', 'gift-card', 'gift-cards', 'invoice', 'place-order'),
    ...rule('use-gift-card', 'gift-card', 'gift-card-payment'),
    ...rule('vat', 'invoice'),
  },
  slots: {
    ...rules('delivery-rule', 'delivery-days', 'calendar'),
    ...rule(
      'reservation',
      'unpaid-orders',
      'renewal-order',
      'promo-use',
      'hold-limits',
      'place-order',
      'renewal-slot',
      'first-bouquet',
      'gift-card-payment',
    ),
    ...rule(
      'delivery/slots',
      'delivery-details',
      'place',
      'hold-limits',
      'reservation',
      'renewal-slot',
      'days',
      'reminders',
      'delivery-subscription',
    ),
    ...rule('delivery/earliest', 'delivery-days', 'delivery/slots'),
    ...rule('same-day', 'delivery-rule', 'checkout'),
    ...rule('alternative-slots', 'reservation'),
    ...rule('subscription-rules', 'delivery-subscription'),
  },
  codes: {
    ...rules('codes'),
    ...rule('session', 'sign-in'),
    ...rule('code-caps', 'codes'),
    ...rule('daily-count', 'codes', 'form'),
    ...rule('keyed-hash', 'codes'),
    ...rule('sign-in', 'codes', 'assign-guest'),
    ...rule(
      'session-guard',
      'owner',
      'idempotent',
      'hold-limits',
      'limits',
      'session',
      'auth.routes',
      'auth-tokens',
    ),
  },
  access: {
    ...rules('owner', 'order-access', 'email-link', 'sender-link'),
    ...rule('assign-guest', 'cart-subscription', 'sign-in', 'history', 'session'),
    ...rule('recipient-link', 'recipient-choice'),
    ...rule('cart-link', 'marketing-consent'),
    ...rule('unsubscribe-link', 'unsubscribe'),
    ...rule('form-attachment', 'proofs'),
  },
  erasure: {
    ...rules('erase-time', 'clean-up', 'unsubscribe'),
    ...rule('personal-data', 'reminders'),
    ...rule('erase-user', 'erase-time', 'export-and-erasure', 'gift-card'),
    ...rule('export-user', 'personal-data', 'history', 'export-and-erasure'),
    ...rule('personal-data-rules', 'personal-data'),
    ...rule('purge-card-messages', 'clean-up'),
  },
}

function rules(...names: string[]): Record<string, string[]> {
  return Object.assign({}, ...names.map((name) => rule(name)))
}

/** One source file of the store by its name, with its folder where two have one, with tests of the store by the names of what they stand beside. */
function rule(name: string, ...others: string[]): Record<string, string[]> {
  return { [fileOf(name, '.ts')]: others.map((other) => fileOf(other, '.store.test.ts')) }
}

function fileOf(name: string, end: string): string {
  const found = FILES.filter((path) => path.endsWith(`/${name}${end}`))
  if (found.length !== 1) throw new Error(`${found.length} files of the store are named ${name}${end}`)
  return found[0] as string
}

/** The tests that stand beside a source file, as far as there are any. */
export function testsBeside(file: string): string[] {
  return ['.test.ts', '.store.test.ts']
    .map((end) => file.replace(/\.ts$/, end))
    .filter((test) => existsSync(join(ROOT, test)) && !ELSEWHERE.includes(test))
}

/** All tests that the mutants of a file are run against, those beside it first. */
export function testsOf(file: string): string[] {
  const others = Object.values(GROUPS).flatMap((files) => files[file] ?? [])
  return [...new Set([...testsBeside(file), ...others])]
}
