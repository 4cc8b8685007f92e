import type { Locator, Page } from '@playwright/test'

/**
 * A phone in somebody's hands, which counts what they do: taps, and keys of the keyboard on the screen, of which "next" and
 * "go" are one each. Scrolling is not counted, nor is what `uncounted` does to get there.
 */
export class Phone {
  taps = 0
  keys = 0
  readonly page: Page
  #isCounting = true

  constructor(page: Page) {
    this.page = page
  }

  /** Does something that is no part of the errand. */
  async uncounted(work: () => Promise<unknown>): Promise<void> {
    this.#isCounting = false
    await work()
    this.#isCounting = true
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await this.page.waitForLoadState('networkidle')
  }

  /** Taps the first of what is found. */
  async tap(target: Locator): Promise<void> {
    this.#count(1, 0)
    await target.first().tap()
  }

  /** Types into a field; one that has no focus yet is tapped first. */
  async type(field: Locator, text: string): Promise<void> {
    if (!(await isFocused(field))) await this.tap(field)
    this.#count(0, text.length)
    await this.page.keyboard.type(text)
  }

  /** Goes on to the next field by the keyboard's "next", unless the page has done so, and types there. */
  async next(field: Locator, text: string): Promise<void> {
    if (!(await isFocused(field))) {
      this.#count(0, 1)
      await field.first().focus()
    }
    await this.type(field, text)
  }

  /** Chooses from a select: it is opened by one tap, and the option takes another. */
  async choose(select: Locator, label: string): Promise<void> {
    this.#count(2, 0)
    await select.first().selectOption({ label })
  }

  /** Has the browser fill in a card that it knows: its field is tapped, unless it has the focus, and then the card. */
  async fillKnownCard(fields: [Locator, string][]): Promise<void> {
    const [number] = fields.map(([field]) => field)
    this.#count(number && (await isFocused(number)) ? 1 : 2, 0)
    for (const [field, value] of fields) await field.fill(value)
  }

  #count(taps: number, keys: number): void {
    if (!this.#isCounting) return
    this.taps += taps
    this.keys += keys
  }
}

const isFocused = (field: Locator): Promise<boolean> =>
  field.first().evaluate((element) => element === document.activeElement)
