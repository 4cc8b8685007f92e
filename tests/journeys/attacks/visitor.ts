import { JSDOM } from 'jsdom'
import { BrowserWithoutScripts } from '../../support/pages/browser-without-scripts.ts'
import type { Seen } from '../../support/pages/browser-without-scripts.ts'
import { formSentBy, textsOf } from '../../support/pages/sent-form.ts'

/** A page that was come to, with the path it stands at. */
export type Page = Seen & { path: string }

/** A form as it would be sent: where to, and with what. */
export type Filled = { method: string; action: string; fields: Record<string, string> }

type Button = string | RegExp

const SILENT = /<(style|script)\b[^>]*>[^]*?<\/\1>/g
const MOST_REDIRECTS = 5

/** Somebody in a network who reads pages, follows links and redirects, and fills in the forms that the pages have. */
export class Visitor extends BrowserWithoutScripts {
  /** `forwardedFor` is what the proxy in front of the shop passes on: the visitor's address stands last. `forged` are headers that go along with everything. */
  constructor(shopUrl: string, forwardedFor: string, forged: Record<string, string> = {}) {
    super(() => shopUrl, { 'x-forwarded-for': forwardedFor, ...forged })
  }

  async open(path: string): Promise<Page> {
    return this.#follow(path, await this.get(path))
  }

  /** Fills in the form of a button and presses it. */
  async press(page: Page, button: Button, typed: Record<string, string> = {}): Promise<Page> {
    const { method, action, fields } = fillIn(page, button, typed)
    if (method === 'get') return this.open(`${action.replace(/\?.*/, '')}?${new URLSearchParams(fields)}`)
    return this.#follow(action, await this.post(action, fields))
  }

  /** Follows the first link with these words. */
  follow(page: Page, words: Button): Promise<Page> {
    const link = [...documentOf(page).querySelectorAll('a')].find((one) => isNamed(one, words))
    if (!link) throw new Error(`There is no link ${words} at ${page.path}:\n${wordsOf(page)}`)
    return this.open(link.pathname + link.search)
  }

  async #follow(path: string, seen: Seen): Promise<Page> {
    let page: Page = { ...seen, path }
    for (let count = 0; page.location && count < MOST_REDIRECTS; count++) {
      const { pathname, search } = new URL(page.location, 'http://shop.invalid')
      page = { ...(await this.get(pathname + search)), path: pathname + search }
    }
    return page
  }
}

/** The form of a page's button, filled in. Throws where there is no such button, or a field that is typed into. */
export function fillIn(page: Page, button: Button, typed: Record<string, string> = {}): Filled {
  const document = documentOf(page)
  const buttons = [...document.querySelectorAll('button')]
  const pressed = buttons.find((one) => one.form && isNamed(one, button))
  if (!pressed?.form) throw new Error(`There is no button ${button} at ${page.path}:\n${wordsOf(page)}`)
  const { url, method, data } = formSentBy(pressed)
  for (const [name, value] of Object.entries(typed)) {
    if (!pressed.form.elements.namedItem(name))
      throw new Error(`The form of ${button} at ${page.path} has no field ${name}`)
    data.set(name, value)
  }
  const { pathname, search } = new URL(url)
  return { method, action: pathname + search, fields: Object.fromEntries(textsOf(data)) }
}

/** What a page says, without its markup. */
export function wordsOf(page: Page): string {
  return documentOf(page).body.textContent.replace(/\s+/g, ' ')
}

/** What a page says is wrong. */
export function alertOf(page: Page): string {
  const problems = [...documentOf(page).querySelectorAll('[role=alert], [id$=-problem]')]
  return problems.map(({ textContent }) => textContent).join(' ') || `an answer ${page.status}`
}

/** The words of a page's links. */
export function linksOf(page: Page): string[] {
  return [...documentOf(page).querySelectorAll('a')].map(({ textContent }) => textContent.trim())
}

/** The values a page offers for a field. */
export function offered(page: Page, name: string): string[] {
  return [...documentOf(page).querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map(
    ({ value }) => value,
  )
}

const read = new WeakMap<Page, Document>()

function documentOf(page: Page): Document {
  const known = read.get(page)
  if (known) return known
  const url = `http://shop.invalid${page.path}`
  const { document } = new JSDOM(page.html.replaceAll(SILENT, ''), { url }).window
  read.set(page, document)
  return document
}

function isNamed(element: Element, words: Button): boolean {
  const name = `${element.getAttribute('aria-label') ?? element.textContent}`.replace(/\s+/g, ' ').trim()
  return typeof words === 'string' ? name === words : words.test(name)
}
