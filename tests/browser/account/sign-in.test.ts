import type { Page } from '@playwright/test'
import { codeTo, newEmail, newPhone, signIn } from './account.ts'
import { comesToLife, expect, test, withAndWithoutScriptsInGate } from '../shopper.ts'

const NEXT = '/profile/orders?q=peonies'

async function expectStep(page: Page, step: string, name: string, title: RegExp): Promise<void> {
  await expect(page.locator(`[data-step="${step}"]`)).toHaveAttribute('data-page', name)
  await expect(page).toHaveTitle(title)
}

/** Presses a button, if there is need to, and waits for the words that come of it, beside the field they are about. */
async function expectProblem(
  page: Page,
  button: string | null,
  label: string | RegExp,
  words: string,
): Promise<void> {
  if (button) await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')))
}

withAndWithoutScriptsInGate((scripts) => {
  for (const by of ['phone', 'email'] as const) {
    test(`somebody new signs in by ${by}, with every mistake there is`, async ({ page }) => {
      const typed = by === 'phone' ? newPhone() : newEmail()
      // As the shop keeps it, whatever way it was written.
      const kept = by === 'phone' ? typed.replace(/^0/, '+44').replaceAll(' ', '') : typed
      const label = by === 'phone' ? 'Phone number' : 'E-mail'
      const change = by === 'phone' ? 'Change the phone number' : 'Change the e-mail address'
      const code = page.getByLabel('6-digit code')

      await page.goto(NEXT)
      await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: NEXT })}`)
      await comesToLife(page, scripts)
      if (by === 'email') await page.getByRole('link', { name: 'By e-mail' }).click()
      await expectStep(page, 'auth', 'signin', /^Sign in \| Larkspur/)
      // Both ways are the same step: the button is pressed once the field is that of this way.
      await expect(page.getByLabel(label)).toBeVisible()

      await expectProblem(page, 'Send me a code', label, 'Field is required')
      await page.getByLabel(label).fill(by === 'phone' ? '0123' : 'iris@')
      const wrong = by === 'phone' ? 'Enter the correct phone number' : 'Invalid E-mail format'
      await expectProblem(page, 'Send me a code', label, wrong)
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByLabel(label)).toHaveValue(by === 'phone' ? '0123' : 'iris@')
      await page.getByLabel(label).fill(by === 'phone' ? typed.replace(/^0/, '+44 0') : typed)
      await page.getByRole('button', { name: 'Send me a code' }).click()

      await expectStep(page, 'code', 'signin-code', /^Sign in: enter the code/)
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(code).toHaveAttribute('inputmode', 'numeric')
      if (scripts) {
        await expect(code).toBeFocused()
        await expect(page.getByRole('button', { name: 'Send another code' })).toBeDisabled()
        await expect(page.getByText(/You can ask for another code in 2\d seconds/).last()).toBeVisible()
        // Whoever looks for the code elsewhere may find the page loaded anew.
        await page.reload()
        await comesToLife(page)
        await expectStep(page, 'code', 'signin-code', /^Sign in/)
      }
      await expectProblem(page, 'Sign in', '6-digit code', 'Field is required')
      const right = await codeTo(page, kept)
      await code.fill(right === '000000' ? '000001' : '000000')
      // Its last digit sends it.
      await expectProblem(page, scripts ? null : 'Sign in', '6-digit code', 'The code is incorrect')

      await page.getByRole('button', { name: 'Didn’t get the code?' }).click()
      await expectStep(page, 'codeNotReceived', 'signin-code-notReceived', /^Sign in: the code has not come/)
      await page.getByRole('button', { name: 'Contact us' }).click()
      await expectStep(page, 'contactUs', 'signin-code-notReceived', /^Sign in: contact us/)
      await expect(page.getByRole('main').getByRole('link', { name: /^0\d/ })).toBeVisible()
      await page.getByRole('button', { name: 'Back to the code' }).click()
      await page.getByRole('button', { name: change }).click()
      await expectStep(page, 'authEdit', 'signin', /^Sign in/)
      await page.getByLabel(label).fill('nobody')
      await expectProblem(page, 'Send the code here', label, wrong)
      await page.getByLabel(label).fill(typed)
      await page.getByRole('button', { name: 'Send the code here' }).click()
      // One is on its way already; the shop says so, and it still works.
      await expect(page.getByRole('alert')).toContainText('A code went there a moment ago')
      await code.fill(` ${right.slice(0, 3)} ${right.slice(3)}`)
      if (!scripts) await page.getByRole('button', { name: 'Sign in', exact: true }).click()

      await expectStep(page, 'reg', 'signup', /^Sign up \| Larkspur/)
      const create = 'Create the account'
      await expectProblem(page, create, 'Name', 'Field is required')
      await page.getByLabel('Name').fill('Iris ')
      await expectProblem(page, create, 'Name', 'Invalid name. Please remove any spaces.')
      await page.getByLabel('Name').fill('1r1s')
      await expectProblem(page, create, 'Name', 'Enter the correct name')
      await page.getByLabel('Name').fill('Iris Green')
      await expectProblem(page, create, 'Gender', 'You need specify your gender')
      await page.getByLabel('Gender').selectOption('Prefer not to say')
      const other = by === 'phone' ? /^E-mail/ : /^Phone number/
      await page.getByLabel(other).fill('neither')
      await expectProblem(
        page,
        create,
        other,
        by === 'phone' ? 'Invalid mail format' : 'Invalid number format',
      )
      await expect(page.getByLabel('Name')).toHaveValue('Iris Green')
      await expect(page.getByLabel('Gender')).toHaveValue('DO_NOT_SPECIFY')
      await page.getByLabel(other).fill('')
      await page.getByRole('button', { name: create }).click()

      await expectStep(page, 'regCompleted', 'signup-completed', /^Sign up: all done/)
      await page.getByRole('link', { name: 'Continue' }).click()
      await expect(page).toHaveURL(NEXT)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders')
      // Everybody's page knows them, too.
      await page.goto('/category/roses')
      if (scripts) await expect(page.getByRole('banner').getByText('Iris Green')).toBeVisible()
      await page.goto('/auth')
      await expect(page).toHaveURL('/profile/my-account')

      await comesToLife(page, scripts)
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).last().click()
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toHaveAttribute(
        'href',
        '/auth',
      )
      const names = (await page.context().cookies()).map(({ name }) => name)
      expect(names).not.toContain('auth')
      expect(names).not.toContain('auth_token')
    })
  }
})

for (const [by, nowhere, label, words] of [
  ['phone', '07400 404404', 'Phone number', 'There is no such number'],
  ['email', 'nobody@larkspur.example', 'E-mail', 'There is no such mail'],
] as const) {
  test(`who waits for a code where nobody is, by ${by}, is told so`, { tag: '@long' }, async ({ page }) => {
    await page.goto('/auth')
    await comesToLife(page)
    if (by === 'email') await page.getByRole('link', { name: 'By e-mail' }).click()
    await page.getByLabel(label).fill(nowhere)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expectStep(page, 'code', 'signin-code', /^Sign in: enter the code/)
    await page.getByRole('button', { name: /^Change the/ }).click()
    await expectStep(page, 'authEdit', 'signin', /^Sign in/)
    // It is sent a moment later; what comes of that is known then.
    await expect(async () => {
      await page.getByRole('button', { name: 'Send the code here' }).click()
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(words), { timeout: 1_000 })
    }).toPass()
  })
}

test(
  'another code can be asked for when the time is over, by the other way too',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/auth')
    await comesToLife(page)
    await page.getByLabel('Phone number').fill(newPhone())
    await page.getByLabel('WhatsApp').check()
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByText(/through WhatsApp/)).toBeVisible()
    const again = page.getByRole('button', { name: 'Send another code' })
    await expect(again).toBeDisabled()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('timer', { includeHidden: true })).toHaveText(/in 1\d seconds/)
    await page.clock.runFor(20_000)
    await expect(page.getByText('You can ask for another code now')).toBeAttached()
    await expect(again).toBeEnabled()
    // The shop goes by its own clock, by which no time has passed.
    await again.click()
    await expect(page.getByRole('alert')).toContainText('A code went there a moment ago')
    await expect(again).toBeDisabled()
    await page.getByRole('button', { name: 'Didn’t get the code?' }).click()
    await page.getByRole('link', { name: 'Sign in by e-mail' }).click()
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  },
)

test(
  'a sign-in that died takes the page that finds out to the main page',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/profile/my-account')
    await comesToLife(page)
    const token = (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value
    await fetch(`${process.env.STORE_URL}/v1/user/logout/`, { headers: { authorization: `Bearer ${token}` } })
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Bonuses' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth')
  },
)
