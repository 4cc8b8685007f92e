import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Key, error } from 'selenium-webdriver'
import type { WebDriver, WebElement } from 'selenium-webdriver'
import { isAlive } from '../support/pages/playwright-tab.ts'
import type { Labelled, Tab, Target } from '../support/pages/tab.ts'
import { eventually } from '../support/pages/steps.ts'

const TRIES_END_AFTER = 20_000
const PAUSE = 50
const PARTS = { link: 'a[href]', button: 'button', field: 'input, select, textarea' }

/** What is so for a moment only, while a page moves or is made anew. */
const PASSING = [
  error.NoSuchElementError,
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
]

const passes = (cause: unknown) => PASSING.some((kind) => cause instanceof kind)

/** A tab that a program of the W3C's WebDriver protocol drives. */
export class WebDriverTab implements Tab {
  readonly scripts: boolean
  readonly #driver: WebDriver
  readonly #shopUrl: string

  constructor(driver: WebDriver, { scripts, shopUrl }: { scripts: boolean; shopUrl: string }) {
    this.scripts = scripts
    this.#driver = driver
    this.#shopUrl = shopUrl
  }

  async open(path: string): Promise<void> {
    await this.#driver.get(this.#shopUrl + path)
    if (this.scripts) await eventually(() => this.#driver.executeScript<boolean>(isAlive)).toBe(true)
  }

  async place(): Promise<string> {
    const { pathname, search } = new URL(await this.#driver.getCurrentUrl())
    return pathname + search
  }

  async back(): Promise<void> {
    await this.#driver.navigate().back()
  }

  press(target: Target): Promise<void> {
    return this.#act(target, (element) => element.click())
  }

  pressByKey(target: Target): Promise<void> {
    return this.#act(target, (element) => element.sendKeys(Key.ENTER))
  }

  fill(target: Target, text: string): Promise<void> {
    return this.#act(target, async (field) => {
      await field.clear()
      await field.sendKeys(text)
    })
  }

  choose(target: Labelled, option: string): Promise<void> {
    return this.#act(target, async (field) => {
      for (const one of await field.findElements({ css: 'option' }))
        if ((await one.getText()) === option) return one.click()
      throw new error.NoSuchElementError(`There is no option "${option}"`)
    })
  }

  async sees(target: Target): Promise<boolean> {
    try {
      return (await this.#find(target)) !== undefined
    } catch (cause) {
      if (passes(cause)) return false
      throw cause
    }
  }

  ask<About, Answer>(question: (about: About) => Answer, about: About): Promise<Awaited<Answer>> {
    return this.#driver.executeScript<Awaited<Answer>>(question, about)
  }

  async keep(folder: string): Promise<void> {
    await writeFile(join(folder, 'what-it-showed.png'), await this.#driver.takeScreenshot(), 'base64')
  }

  /** Does something with what is meant, as soon as it is there and can be done. */
  async #act(target: Target, act: (element: WebElement) => Promise<void>): Promise<void> {
    const end = performance.now() + TRIES_END_AFTER
    for (;;) {
      try {
        const element = await this.#find(target)
        if (!element)
          throw new error.NoSuchElementError(`Nothing is seen of ${JSON.stringify(naming(target))}`)
        await this.#standsStill(element)
        return await act(element)
      } catch (cause) {
        if (!passes(cause) || performance.now() > end) throw cause
        await this.#driver.sleep(PAUSE)
      }
    }
  }

  /** Brings something into view, which WebKit's driver does not always do, and waits until it moves no more. */
  async #standsStill(element: WebElement): Promise<void> {
    for (let [before, now] = ['', ' ']; now !== before;) {
      await this.#driver.sleep(PAUSE)
      before = now
      now = JSON.stringify(await this.#driver.executeScript(bringIntoView, element))
    }
  }

  async #find(target: Target): Promise<WebElement | undefined> {
    const { within, css, name } = naming(target)
    const found = await this.#driver.executeScript<WebElement[]>(visible, within, css)
    if (name === undefined) return found[0]
    for (const element of found) if (name.test(await element.getAccessibleName())) return element
    return undefined
  }
}

/** Where to look for what is meant, for which elements, and by which name the browser has to know it. */
function naming(target: Target): { within: string; css: string; name?: RegExp } {
  if (typeof target === 'string') return { within: 'html', css: target }
  const name = 'label' in target ? target.label : target.name
  return {
    within: target.within ?? 'html',
    css: 'label' in target ? PARTS.field : PARTS[target.role],
    name: typeof name === 'string' ? new RegExp(RegExp.escape(name), 'i') : name,
  }
}

/** Those that can be seen, in the order of the page. Runs in the browser, the oldest included. */
function visible(within: string, css: string): Element[] {
  return [...document.querySelectorAll(within)]
    .flatMap((around) => [...around.querySelectorAll(css)])
    .filter((it) => it.getClientRects().length > 0 && getComputedStyle(it).visibility === 'visible')
}

/** Puts something in the middle of the window. Answers with where it is then. Runs in the browser. */
function bringIntoView(element: Element): DOMRect {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element.getBoundingClientRect()
}
