import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { isAlive } from '../../../bench/browser/is-alive.ts'
import type { Labelled, Tab, Target } from './tab.ts'

type Options = {
  scripts: boolean
  /**
   * Nothing can be waited for in the page: without JavaScript Firefox calls nobody back, while Playwright looks whether
   * something stands still. Nothing moves there either.
   */
  still?: boolean
  /**
   * Text is typed key by key. What Playwright fills a field of Firefox with is set by the page's own world, where React takes it for a
   * change of its own and tells nobody.
   */
  types?: boolean
}

export { isAlive }

/** A tab that Playwright drives. */
export class PlaywrightTab implements Tab {
  readonly scripts: boolean
  readonly #page: Page
  readonly #still: boolean
  readonly #types: boolean

  constructor(page: Page, { scripts, still = false, types = still }: Options) {
    this.#page = page
    this.scripts = scripts
    this.#still = still
    this.#types = types
  }

  async open(path: string): Promise<void> {
    // Firefox takes a page that is still arriving for a navigation of its own, which ends this one.
    await this.#page.waitForLoadState()
    await this.#page.goto(path)
    await comesToLife(this.#page, this.scripts)
  }

  place(): Promise<string> {
    const { pathname, search } = new URL(this.#page.url())
    return Promise.resolve(pathname + search)
  }

  async back(): Promise<void> {
    await this.#page.goBack()
  }

  async press(target: Target): Promise<void> {
    await this.#find(target).click({ force: this.#still })
  }

  async pressByKey(target: Target): Promise<void> {
    await this.#find(target).press('Enter')
  }

  async fill(target: Target, text: string): Promise<void> {
    const field = this.#find(target)
    if (!this.#types) return field.fill(text)
    await field.press('ControlOrMeta+A')
    await field.pressSequentially(text)
  }

  async choose(target: Labelled, option: string): Promise<void> {
    const field = this.#find(target)
    if (this.#still) await field.pressSequentially(option)
    else await field.selectOption(option)
  }

  sees(target: Target): Promise<boolean> {
    return this.#find(target).first().isVisible()
  }

  async ask<About, Answer>(question: (about: About) => Answer, about: About): Promise<Awaited<Answer>> {
    const asked = `(${question.toString()})(${JSON.stringify(about)})`
    return this.#page.evaluate<Awaited<Answer>>(asked)
  }

  async keep(folder: string): Promise<void> {
    // Before it pictures a page, Playwright waits in it, too.
    if (this.#still) await writeFile(join(folder, 'what-it-showed.html'), await this.#page.content())
    else await this.#page.screenshot({ path: join(folder, 'what-it-showed.png') })
  }

  #find(target: Target): Locator {
    if (typeof target === 'string') return this.#page.locator(target).first()
    const around = target.within === undefined ? this.#page : this.#page.locator(target.within)
    return 'label' in target ? around.getByLabel(target.label) : around.getByRole(target.role, target)
  }
}

/** Waits until the page has come to life; without scripts there is nothing to wait for. */
export async function comesToLife(page: Page, scripts = true): Promise<void> {
  if (!scripts) return
  await page.waitForFunction(isAlive)
}
