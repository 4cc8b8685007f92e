import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { openPayment } from '../account/account.ts'
import { CARD, Shopper, comesToLife, expect, openPage, test, withAndWithoutScripts } from '../shopper.ts'

const run = promisify(execFile)

/** What the people of the shop type, on the database of the shop under test. */
async function operate(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['server/operate.ts', ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: process.env.SHOP_DATA_DIR,
      DATABASE_URL: process.env.SHOP_DATABASE_URL,
    },
  })
  return stdout
}

withAndWithoutScripts((scripts) => {
  test('whoever has the link follows an order: substitution, pictures, state, and no price', async ({
    page,
    browser,
  }) => {
    const shopper = new Shopper(page, scripts)
    const id = await openPayment(shopper)
    await shopper.pay(CARD.pays)
    await expect(page).toHaveURL(new RegExp(`/order/${id}`))
    const hrefOf = async (name: string) => (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    const [href, shared] = [await hrefOf('Track your flowers'), await hrefOf('Share this order')]

    const context = await browser.newContext({
      javaScriptEnabled: scripts,
      viewport: { width: 360, height: 780 },
      baseURL: process.env.SHOP_URL ?? '',
    })
    const friend = await openPage(context, scripts)
    await friend.goto(href)
    await comesToLife(friend, scripts)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Order received')
    await expect(friend.locator('main')).not.toContainText('£')
    await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(friend.getByLabel('Ask me first')).toBeChecked()
    await friend.getByLabel('Choose something as lovely').check()
    await friend.getByRole('button', { name: 'Save' }).click()
    await expect(friend.getByText('Saved. The florist knows.')).toBeVisible()

    // The map is that of a district, and the calendar file says no more of the address.
    await expect(friend.getByRole('img', { name: 'Map: N1 in Islington' })).toBeVisible()
    await expect(friend.getByRole('link', { name: 'Keep it in an account' })).toBeVisible()
    const calendar = await friend.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')
    const file = await friend.request.get(calendar ?? '')
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toContain('LOCATION:Islington\\, N1\r\n')
    expect(await file.text()).not.toContain('Caledonian')

    // Who got the page that is sent on sees what was said, and has no say in it.
    const reader = await openPage(context, scripts)
    await reader.goto(shared)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Order received')
    await expect(reader.locator('#substitution')).toContainText('The florist chooses something as lovely')
    await expect(reader.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await expect(reader.getByRole('link', { name: 'Add to my calendar' })).toBeVisible()
    await expect(reader.getByRole('link', { name: /Share|account$/ })).toHaveCount(0)
    await reader.close()

    const photo = join(process.env.SHOP_DATA_DIR ?? '', `${id}.jpg`)
    const red = { width: 900, height: 1_200, channels: 3, background: '#b3304f' } as const
    await writeFile(photo, await sharp({ create: red }).jpeg().toBuffer())
    await operate('orders', 'advance', id)
    await operate('orders', 'photo', id, 'florist', photo)
    await rm(photo)
    await friend.goto(href)
    await comesToLife(friend, scripts)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('On the workbench')
    await expect(friend.getByRole('img', { name: 'The flowers: from the workbench' })).toBeVisible()
    await expect(friend.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await expect(friend.locator('#substitution')).toContainText('The florist chooses something as lovely')
    expect(await operate('orders', 'show', id)).toContain('allow')

    // Once they are handed over, the pages say when they were, and not which slot was booked.
    await operate('orders', 'advance', id)
    await operate('orders', 'advance', id)
    await friend.goto(href)
    await expect(friend.locator('main header')).toContainText(/ got them on .+ at \d\d:\d\d\./)
    await expect(friend.locator('#substitution')).toHaveCount(0)
    await shopper.open(`/order/${id}`)
    await expect(page.locator('main header img')).toBeVisible()
    await expect(page.getByRole('img', { name: 'The flowers: from the workbench' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Map: N1 9GU in Islington/ })).toBeVisible()
    await expect(page.locator('main header')).toContainText(/They arrived at .+ on .+ at \d\d:\d\d\./)
    await expect(page.locator('main header')).not.toContainText('between')
    await expect(page.getByRole('link', { name: 'See the pictures' })).toHaveAttribute('href', href)
    await context.close()
  })
})

test('a link that was never given leads nowhere', async ({ page }) => {
  for (const token of ['4b7c9f0e-5f0a-4a52-8d5f-0a8f6c1f3b11', 'nonsense', "'--"]) {
    const answer = await page.request.get(`/track/${token}`)
    expect(answer.status(), token).toBe(404)
  }
})
