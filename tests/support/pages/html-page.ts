import { Readable } from 'node:stream'
import type { APIRequestContext, APIResponse, BrowserContext, Page } from '@playwright/test'
import { byLabel, byRole, byText, isShown, meant } from './html-queries.ts'
import type { RoleOptions, Words } from './html-queries.ts'
import { HtmlWindow, isDownload } from './html-window.ts'

type Exact = { exact?: boolean }
type Filter = { hasText?: Words; has?: HtmlLocator }

/**
 * What Playwright's `Page` and `Locator` do for the tests without scripts, over pages that are read and not drawn: the
 * same test runs on either. What needs drawing, focus or time is not there; tests of that take a page of Chromium.
 * Nothing changes by itself in such a page, so nothing is waited for.
 */
abstract class Searched {
  readonly window: HtmlWindow

  constructor(window: HtmlWindow) {
    this.window = window
  }

  /** What is searched. */
  protected abstract places(): Element[]

  locator(css: string, options?: Filter): HtmlLocator {
    const found = this.#search(css, (place) => [...place.querySelectorAll<HTMLElement>(css)])
    return options ? found.filter(options) : found
  }

  getByRole(role: string, options: RoleOptions = {}): HtmlLocator {
    const name = `${role} ${options.name ?? ''}`
    return this.#search(name, (place) => byRole(place, role, options))
  }

  getByLabel(label: Words, { exact }: Exact = {}): HtmlLocator {
    return this.#search(`labelled ${label}`, (place) => byLabel(place, label, exact))
  }

  getByText(text: Words, { exact }: Exact = {}): HtmlLocator {
    return this.#search(`“${text}”`, (place) => byText(place, text, exact))
  }

  getByTestId(id: string): HtmlLocator {
    return this.locator(`[data-testid="${id}"]`)
  }

  #search(what: string, find: (place: Element) => HTMLElement[]): HtmlLocator {
    const name = this instanceof HtmlLocator ? `${this.name} > ${what}` : what
    return new HtmlLocator(this.window, name, () => [...new Set(this.places().flatMap(find))])
  }
}

/** What there is to find by a description, looked for anew each time. */
export class HtmlLocator extends Searched {
  /** For messages. */
  readonly name: string
  readonly elements: () => HTMLElement[]

  constructor(window: HtmlWindow, name: string, elements: () => HTMLElement[]) {
    super(window)
    this.name = name
    this.elements = elements
  }

  protected places(): Element[] {
    return this.elements()
  }

  /** The one there is; throws when there is none, or more. */
  one(): HTMLElement {
    const [element, second] = this.elements()
    if (!element) throw new Error(`There is no ${this.name} at ${this.window.url}`)
    if (second) throw new Error(`There is more than one ${this.name} at ${this.window.url}`)
    return element
  }

  first(): HtmlLocator {
    return this.nth(0)
  }

  last(): HtmlLocator {
    return this.nth(-1)
  }

  nth(index: number): HtmlLocator {
    return this.#narrow(`number ${index}`, (elements) => {
      const element = elements.at(index)
      return element ? [element] : []
    })
  }

  filter({ hasText, has }: Filter): HtmlLocator {
    const fits = hasText === undefined ? () => true : meant(hasText)
    const inside = () => new Set(has?.elements())
    return this.#narrow(`with ${hasText ?? ''} ${has?.name ?? ''}`, (elements) => {
      const wanted = inside()
      return elements.filter(
        (element) =>
          fits(element.textContent) &&
          (!has || [...wanted].some((part) => part !== element && element.contains(part))),
      )
    })
  }

  count(): Promise<number> {
    return Promise.resolve(this.elements().length)
  }

  all(): Promise<HtmlLocator[]> {
    return Promise.resolve(this.elements().map((_, index) => this.nth(index)))
  }

  allTextContents(): Promise<string[]> {
    return Promise.resolve(this.elements().map(({ textContent }) => textContent))
  }

  async textContent(): Promise<string> {
    return Promise.resolve(this.one().textContent)
  }

  async getAttribute(name: string): Promise<string | null> {
    return Promise.resolve(this.one().getAttribute(name))
  }

  async inputValue(): Promise<string> {
    return Promise.resolve((this.one() as HTMLInputElement).value)
  }

  async evaluate<Answer>(question: (element: HTMLElement) => Answer): Promise<Awaited<Answer>> {
    return await this.window.run(question, this.one())
  }

  async evaluateAll<Answer>(question: (elements: HTMLElement[]) => Answer): Promise<Awaited<Answer>> {
    return await this.window.run(question, this.elements())
  }

  async click(): Promise<void> {
    await this.window.press(this.#seen())
  }

  async press(key: string): Promise<void> {
    if (key !== 'Enter') throw new Error(`${key} does nothing without scripts`)
    await this.window.enter(this.#seen())
  }

  async fill(text: string): Promise<void> {
    await Promise.resolve(this.window.type(this.#seen(), text))
  }

  async pressSequentially(text: string): Promise<void> {
    const field = this.#seen() as HTMLInputElement
    await Promise.resolve(this.window.type(field, field.value + text))
  }

  async check(): Promise<void> {
    await this.#tick(true)
  }

  async uncheck(): Promise<void> {
    await this.#tick(false)
  }

  async selectOption(option: string): Promise<void> {
    await Promise.resolve(this.window.choose(this.#seen(), option))
  }

  async focus(): Promise<void> {
    await Promise.resolve(this.#seen().focus())
  }

  async #tick(isChecked: boolean): Promise<void> {
    const box = this.#seen() as HTMLInputElement
    if (box.checked !== isChecked) await this.window.press(box)
    if (box.checked !== isChecked) throw new Error(`${this.name} cannot be changed: ${box.outerHTML}`)
  }

  #seen(): HTMLElement {
    const element = this.one()
    if (!isShown(element)) throw new Error(`Nobody sees ${this.name}: ${element.outerHTML}`)
    return element
  }

  #narrow(how: string, narrow: (elements: HTMLElement[]) => HTMLElement[]): HtmlLocator {
    return new HtmlLocator(this.window, `${this.name}, ${how}`, () => narrow(this.elements()))
  }
}

/** A page of a context that shares its cookies with those of Chromium. */
export class HtmlPage extends Searched {
  readonly request: APIRequestContext
  readonly #context: BrowserContext

  constructor(context: BrowserContext) {
    super(new HtmlWindow(context.request))
    this.request = context.request
    this.#context = context
  }

  protected places(): Element[] {
    return [this.window.document.documentElement]
  }

  context(): BrowserContext {
    return this.#context
  }

  url(): string {
    return this.window.url
  }

  goto(address: string): Promise<APIResponse | null> {
    return this.window.open(address)
  }

  reload(): Promise<void> {
    return this.window.reload()
  }

  goBack(): Promise<void> {
    return this.window.back()
  }

  async content(): Promise<string> {
    return Promise.resolve(this.window.html)
  }

  async close(): Promise<void> {
    await Promise.resolve(this.window.close())
  }

  /** Tells of answers; nothing else happens in such a page. */
  on(event: string, heard: (answer: APIResponse) => void): void {
    if (event !== 'response') throw new Error(`There is no ${event} without a browser`)
    this.window.onAnswer(heard)
  }

  /** Resolves with the next file that is sent to be kept. */
  waitForEvent(event: string): Promise<{
    suggestedFilename: () => string
    createReadStream: () => Promise<Readable>
  }> {
    if (event !== 'download') throw new Error(`There is no ${event} without a browser`)
    return new Promise((done) => {
      this.window.onAnswer((answer) => {
        if (!isDownload(answer)) return
        const name = /filename="?([^";]+)/.exec(answer.headers()['content-disposition'] ?? '')?.[1] ?? ''
        const createReadStream = async () => Readable.from([await answer.body()])
        done({ suggestedFilename: () => name, createReadStream })
      })
    })
  }
}

/** A page without scripts that draws nothing, for who takes a page. */
export function readInstead(context: BrowserContext): Page {
  return new HtmlPage(context) as unknown as Page
}
