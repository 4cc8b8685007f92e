import { codeTo, newEmail } from '../browser/account/account.ts'
import { isAlive } from '../support/pages/playwright-tab.ts'
import { CARD, Steps, eventually } from '../support/pages/steps.ts'
import { wordsOf } from '../support/pages/tab.ts'
import { expect, expectSound, test } from './journey.ts'

/** Begins neither like a failure nor like a page that is not there. */
const OF_A_PAGE = /^(?!Something went wrong|This page could not be found)./

test('what there is can be looked at', async ({ tab }) => {
  const steps = new Steps(tab)
  const paths = [
    '/',
    '/category/roses',
    '/search?q=tulips',
    '/product/101',
    '/constructor',
    '/favorites',
    '/gifts',
    '/cards',
    '/delivery',
    '/delivery/manchester',
    '/subscription',
    '/subscription-first-bouquet',
    '/blog',
    '/cart',
  ]
  for (const path of paths) {
    await steps.open(path)
    await steps.expectHeading(OF_A_PAGE)
    await expectSound(tab)
  }
})

test(
  'a bouquet is found, put in the cart, sent off, paid for and moved to another day',
  { tag: '@core' },
  async ({ tab }) => {
    const steps = new Steps(tab)
    await steps.putRosesInCart()
    await expectSound(tab)
    await steps.startCheckout()
    await steps.fillAddress()
    await eventually(() => wordsOf(tab, '#when')).toContain('When?')
    await steps.chooseTime()
    await expectSound(tab)
    await steps.fillRecipient()
    await steps.expectHeading('Final details')
    await expectSound(tab)
    await steps.fillContact()
    await steps.expectHeading(/^Pay £/)
    await expectSound(tab)
    await steps.pay(CARD.pays)
    await steps.expectHeading('Thank you for your order')
    await expectSound(tab)
    const paidFor = await wordsOf(tab, '#when')
    await steps.chooseAnotherTime()
    await eventually(() => wordsOf(tab, '#when')).not.toBe(paidFor)
    await expectSound(tab)
  },
)

test('somebody new signs in, and looks through the profile', { tag: '@core' }, async ({ tab, request }) => {
  const steps = new Steps(tab)
  const email = newEmail()
  await steps.open('/profile/orders')
  await tab.press({ role: 'link', name: 'By e-mail' })
  await tab.fill({ label: 'E-mail' }, email)
  await tab.press({ role: 'button', name: 'Send me a code' })
  await tab.fill({ label: '6-digit code' }, await codeTo({ request }, email))
  // With scripts the last digit signs in.
  if (!tab.scripts) await tab.press({ role: 'button', name: /^Sign in$/ })
  await tab.fill({ label: 'Name' }, 'Iris Green')
  await tab.choose({ label: 'Gender' }, 'Prefer not to say')
  await tab.press({ role: 'button', name: 'Create the account' })
  await tab.press({ role: 'link', name: 'Continue' })
  await steps.expectPlace(/^\/profile\/orders$/)
  const pages = [
    'dashboard',
    'my-account',
    'personal-data',
    'notification-settings',
    'recipients',
    'important-dates',
    'favorites',
    'bonuses',
    'bonuses-history',
    'promo-codes',
    'manage-subscription',
  ]
  for (const page of pages) {
    await steps.open(`/profile/${page}`)
    await steps.expectHeading(OF_A_PAGE)
    await expectSound(tab)
  }
})

test('the browser is what its project says', { tag: '@core' }, async ({ tab, viewport, scripts, oldest }) => {
  await tab.open('/')
  expect(await tab.ask(() => window.innerWidth, null)).toBe(viewport?.width)
  expect(await tab.ask(isAlive, null)).toBe(scripts)
  expect(await tab.ask(() => matchMedia('(scripting: none)').matches, null)).toBe(!scripts)
  if (oldest) expect(await tab.ask(newerThings, null)).toEqual([])
})

/** What is there of what the oldest browsers lack. Runs in the browser. */
function newerThings(): string[] {
  const things = {
    'Map.groupBy': 'groupBy' in Map,
    'URL.canParse': 'canParse' in URL,
    'Promise.withResolvers': 'withResolvers' in Promise,
    'Set.prototype.union': 'union' in Set.prototype,
    Temporal: 'Temporal' in window,
    requestIdleCallback: 'requestIdleCallback' in window,
    'dates as of today': new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format(0) === '1970-01-01',
  }
  return Object.entries(things).flatMap(([name, isThere]) => (isThere ? [name] : []))
}
