import type { Page } from '@playwright/test'
import { Shopper, expect, test } from '../shopper.ts'

/** Every page with a form of the store, but those that content.test.ts looks at more closely. */
const FORMS = [
  ['/become-affiliate', 'affiliate'],
  ['/free-bouquet-contest', 'contest'],
  ['/free-bouquet-draw', 'draw'],
  ['/free-bouquet-offer', 'free-bouquet'],
  ['/greeting-card-free', 'greeting-card-free'],
  ['/slvip', 'vip'],
  ['/youthdiscount', 'youth-discount'],
  ['/un', 'unsubscribe'],
] as const

type Field = { name: string; type: string; is_required: boolean; options: { image: object | null }[] }
type Form = { submit: string; thanks: { title: string }; fields: Field[] }

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(400, 9)])
const BY_NAME: Record<string, string> = { postcode: 'N1 9GU', born_on: '2005-04-05' }
const BY_TYPE: Record<string, string> = {
  email: `iris-forms-${process.pid}@example.org`,
  tel: '020 7946 0018',
  url: 'https://iris.example',
}

/** What is typed that is wrong; the other fields are left empty. */
const MISTYPED: Record<string, string> = { email: 'iris at example', url: 'iris dot example' }

/** What is said of what was mistyped, or of a box that is not ticked. */
const WRONG: Record<string, string> = {
  email: 'Invalid E-mail format',
  url: 'This must be a web address',
  checkbox: 'This must be accepted',
}

async function fill(page: Page, key: string, { name, type, options }: Field): Promise<void> {
  const field = page.locator(`[id="${key}-${name}"]`)
  if (type === 'checkbox') await field.check()
  else if (options.some(({ image }) => image)) await field.getByRole('radio').first().check()
  else if (type === 'select') await field.selectOption({ index: 1 })
  else if (type === 'file')
    await field.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: PNG })
  else await field.fill(BY_NAME[name] ?? BY_TYPE[type] ?? 'Blue ones')
}

for (const [path, key] of FORMS) {
  test(`${path}: what is wrong stands beside its field, and what is right is taken`, async ({ page }) => {
    const answer = await page.request.get(`${process.env.STORE_URL}/v1/forms/${key}/`)
    const { data: form } = (await answer.json()) as { data: Form }
    await new Shopper(page, true).open(path)
    const send = page.getByRole('button', { name: form.submit, exact: true })
    const mistyped = form.fields.filter(({ type }) => type in MISTYPED)
    for (const { name, type } of mistyped)
      await page.locator(`[id="${key}-${name}"]`).fill(MISTYPED[type] ?? '')
    await send.click()
    await expect(page.locator(`#form-${key}`).getByRole('alert').first()).toBeFocused()
    for (const { name, type, is_required: isRequired } of form.fields) {
      const field = page.locator(`[id="${key}-${name}"]`)
      if (!isRequired) continue
      await expect(field, name).toHaveAttribute('aria-invalid', 'true')
      await expect(field, name).toHaveAccessibleDescription(new RegExp(WRONG[type] ?? 'Field is required'))
    }
    for (const { name, type } of mistyped)
      await expect(page.locator(`[id="${key}-${name}"]`)).toHaveValue(MISTYPED[type] ?? '')

    for (const field of form.fields) await fill(page, key, field)
    await send.click()
    if (key === 'greeting-card-free') await expect(page).toHaveURL(/\/greeting-card-free\/final$/)
    else await expect(page.getByRole('heading', { name: form.thanks.title })).toBeFocused()
    await expect(send).toHaveCount(0)
  })
}
