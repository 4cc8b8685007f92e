import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { comesToLife } from '../support/pages/playwright-tab.ts'
import { WIDTHS } from '../visual/settings.ts'
import type { Width } from '../visual/settings.ts'

/** Something that lies over a page or unfolds in it once it is pressed. */
export type OpenedPart = {
  name: string
  path: string
  widths?: readonly Width[]
  open: (page: Page) => Promise<unknown>
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Search flowers and gifts' })

async function addRoses(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('dialog', { name: 'In your cart' })).toBeVisible()
}

/** All of them need scripts; without these the same is reached by links. */
export const OPENED_PARTS: OpenedPart[] = [
  {
    ...{ name: 'the menu of a telephone', path: '/', widths: [360] },
    open: (page) => page.locator('summary[aria-label="Menu"]').click(),
  },
  {
    ...{ name: 'a menu below the header', path: '/', widths: [1440] },
    open: (page) =>
      page
        .getByRole('navigation', { name: 'Categories', exact: true })
        .getByRole('link', { name: 'Roses', exact: true })
        .hover(),
  },
  {
    ...{ name: 'what is suggested while somebody types', path: '/about-us' },
    open: async (page) => {
      await search(page).fill('ros')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    ...{ name: 'the filters of a listing', path: '/category/roses', widths: [360, 768] },
    open: (page) => page.getByText('Filter', { exact: true }).first().click(),
  },
  {
    ...{ name: 'what has been added', path: '/product/253' },
    open: addRoses,
  },
  {
    ...{ name: 'a card for what has been added', path: '/product/253' },
    open: async (page) => {
      await addRoses(page)
      await page.getByRole('dialog').getByText('Write a card, free of charge').click()
    },
  },
  {
    ...{ name: 'a picture over the whole window', path: '/product/253' },
    open: async (page) => {
      await page.locator('[data-gallery] ul li a').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...{ name: 'where and when', path: '/product/253' },
    open: async (page) => {
      await page.getByText('Can it be there on my day?').click()
      await page.getByLabel('Delivery postcode').fill('N1 9GU')
      await page.getByRole('button', { name: 'Check' }).click()
      await expect(page.getByRole('list', { name: 'Arrival' })).toBeVisible()
    },
  },
  {
    ...{ name: 'the addresses of a postcode', path: '/checkout/delivery-details' },
    open: async (page) => {
      await page.goto('/product/253')
      await comesToLife(page)
      await addRoses(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Choose delivery' }).click()
      await page.getByLabel('Postcode').fill('N1 9GU')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    ...{ name: 'what is told of what was taken out', path: '/product/253' },
    open: async (page) => {
      await addRoses(page)
      await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
      await page.getByRole('button', { name: /^Remove / }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
]

export const widthsOf = ({ widths }: OpenedPart): readonly Width[] => widths ?? WIDTHS
