import { CONTACT, expect, Shopper, test, widthOf, withAndWithoutScripts } from '../shopper.ts'

test.use({ viewport: { width: 360, height: 780 } })
const DETAILS = '/checkout/delivery-details'

withAndWithoutScripts((scripts) => {
  test.beforeEach(async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.open('/product/101')
    await shopper.addToCart()
    await shopper.startCheckout()
  })

  test('an address is found by its postcode, shown on a map, and can be found anew', async ({ page }) => {
    const where = page.locator('#where')
    const find = async (postcode: string) => {
      // The form one types it into oneself has a postcode, too, until this one is there.
      await expect(where.getByLabel('House and street')).toHaveCount(0)
      await where.getByLabel('Postcode').fill(postcode)
      if (!scripts) await where.getByRole('button', { name: 'Find address' }).click()
    }
    await find('sw3 5bz')
    let chosen: string
    if (scripts) {
      const field = where.getByRole('combobox', { name: 'Postcode' })
      const options = where.getByRole('option')
      await expect(options.first()).toBeVisible()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      for (const box of await Promise.all((await options.all()).map((option) => option.boundingBox())))
        expect(box?.height).toBeGreaterThanOrEqual(44)
      await field.press('ArrowDown')
      await field.press('ArrowDown')
      await field.press('ArrowUp')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      const marked = (await field.getAttribute('aria-activedescendant')) ?? ''
      await expect(options.first()).toHaveAttribute('id', marked)
      await field.press('Escape')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(options).toHaveCount(0)
      await field.press('ArrowDown')
      chosen = (await options.first().textContent()) ?? ''
      await field.press('Enter')
    } else {
      const door = where.getByRole('radio').first()
      chosen =
        (await where
          .locator('label')
          .filter({ has: page.getByRole('radio') })
          .first()
          .textContent()) ?? ''
      // The list is still there when the page is asked for again.
      await page.reload()
      await door.check()
      await where.getByRole('button', { name: 'Use this address' }).click()
    }
    await expect(page.getByRole('heading', { name: 'When?' })).toBeVisible()
    const [line = ''] = chosen.split(', London')
    await expect(where.locator('address')).toContainText(line.replace(', ', ''))
    await expect(where.locator('address')).toContainText('SW3 5BZ')
    await expect(where.getByRole('img', { name: /Map: SW3 5BZ in Chelsea; nearby are/ })).toBeVisible()
    await where.getByRole('link', { name: 'Change the address' }).click()
    await expect(where.getByLabel('House and street')).not.toHaveValue('')
    await where.getByRole('link', { name: 'Find it by postcode' }).click()
    await find('M1 1AE')
    if (scripts) await where.getByRole('option').nth(1).click()
    else {
      await where.getByRole('radio').nth(1).check()
      await where.getByRole('button', { name: 'Use this address' }).click()
    }
    await expect(where.locator('address')).toContainText('Manchester')
  })

  test('a postcode out of reach is told in words, with what can be done', async ({ page }) => {
    const where = page.locator('#where')
    await where.getByLabel('Postcode').fill('BT1 1AA')
    if (!scripts) await where.getByRole('button', { name: 'Find address' }).click()
    const answer = where.getByRole('status')
    await expect(answer).toContainText('We do not deliver to BT1 yet')
    await expect(answer).toContainText('Give an address there')
    await expect(where.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
    await expect(where.getByRole('link', { name: 'Where we deliver' })).toBeVisible()
    if (!scripts) return
    // Typed line by line it is told as soon.
    await where.getByRole('button', { name: 'Enter the address myself' }).click()
    await expect(where.getByLabel('Postcode')).toHaveValue('BT1 1AA')
    await expect(answer).toContainText('We do not deliver to BT1 yet')
    await where.getByLabel('Postcode').fill('EH1 1YZ')
    await expect(answer).toContainText('We deliver to EH1 1YZ the next day')
  })

  test('typing it oneself keeps the postcode, and stays through a mistake and a reload', async ({ page }) => {
    const where = page.locator('#where')
    await where.getByLabel('Postcode').fill('n1 9gu')
    await where.getByRole('button', { name: 'Enter the address myself' }).click()
    await expect(where.getByLabel('Postcode')).toHaveValue('n1 9gu')
    await where.getByLabel('House and street').fill('   ')
    await where.getByLabel('Flat, company').fill('Flat 7')
    await where.getByRole('button', { name: 'See delivery times' }).click()
    await expect(where.getByRole('alert')).toContainText('Please fill all fields to continue')
    await expect(where.getByLabel('Flat, company')).toHaveValue('Flat 7')
    await expect(page).toHaveURL(/address=manual/)
    await page.goto(page.url())
    await expect(where.getByLabel('House and street')).toBeVisible()
    await expect(where.getByLabel('Postcode')).toHaveValue('n1 9gu')
    await new Shopper(page, scripts).fillAddress()
    await expect(where.locator('address')).toContainText('1 Caledonian Road')
    // Known, it is put away; the page is no wider than the hand that holds it.
    await expect(where.getByLabel('Postcode')).toHaveCount(0)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    await page.goto(DETAILS)
    await expect(where.locator('address')).toContainText('N1 9GU')
  })

  test('a code that is tried on the last page takes nothing of what was typed', async ({ page }) => {
    const shopper = new Shopper(page, scripts)
    await shopper.fillAddress()
    await shopper.chooseTime()
    await shopper.fillRecipient()
    await expect(page).toHaveURL(/final-details$/)
    await page.getByLabel('Your name').fill(CONTACT.name)
    await page.getByLabel('E-mail').fill('not an address')
    await shopper.unfoldCodes()
    for (const press of ['Apply the code', 'Enter'] as const) {
      await page.getByLabel('Promo code').fill('NO-SUCH-CODE')
      if (press === 'Enter' && scripts) await page.getByLabel('Promo code').press('Enter')
      else await page.getByRole('button', { name: 'Apply the code' }).click()
      await expect(page.getByRole('alert').filter({ hasText: /code/i })).toBeVisible()
      await expect(page.getByLabel('Your name')).toHaveValue(CONTACT.name)
      await expect(page.getByLabel('E-mail')).toHaveValue('not an address')
    }
    await page.getByLabel('Promo code').fill('')
    await shopper.fillContact()
    await expect(page).toHaveURL(/\/payment\/stripe\//)
  })
})

test('nothing moves while the list comes and goes', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/product/101')
  await shopper.addToCart()
  await shopper.startCheckout()
  await shopper.open(DETAILS)
  const below = page.getByRole('button', { name: 'Enter the address myself' })
  const before = await below.boundingBox()
  const frame = await page.locator('#where figure').boundingBox()
  await page.getByLabel('Postcode').fill('N1 9GU')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await below.boundingBox()).toEqual(before)
  expect(await page.locator('#where figure').boundingBox()).toEqual(frame)
})
