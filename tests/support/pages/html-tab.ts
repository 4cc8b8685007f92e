import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { byLabel, byRole, isShown } from './html-queries.ts'
import { HtmlWindow } from './html-window.ts'
import type { Labelled, Tab, Target } from './tab.ts'

/** A tab without scripts that draws nothing. */
export class HtmlTab implements Tab {
  readonly scripts = false
  readonly #window: HtmlWindow

  /** Cookies are kept by the request context of a new window; `heard` is told of each answer. */
  constructor(from: APIRequestContext | HtmlWindow, heard: (answer: APIResponse) => void = () => {}) {
    this.#window = from instanceof HtmlWindow ? from : new HtmlWindow(from)
    this.#window.onAnswer(heard)
  }

  async open(path: string): Promise<void> {
    await this.#window.open(path)
  }

  place(): Promise<string> {
    const { pathname, search } = new URL(this.#window.url)
    return Promise.resolve(pathname + search)
  }

  back(): Promise<void> {
    return this.#window.back()
  }

  press(target: Target): Promise<void> {
    return this.#window.press(this.#one(target))
  }

  pressByKey(target: Target): Promise<void> {
    return this.#window.enter(this.#one(target))
  }

  fill(target: Target, text: string): Promise<void> {
    this.#window.type(this.#one(target), text)
    return Promise.resolve()
  }

  choose(target: Labelled, option: string): Promise<void> {
    this.#window.choose(this.#one(target), option)
    return Promise.resolve()
  }

  sees(target: Target): Promise<boolean> {
    return Promise.resolve(this.#shown(target).length > 0)
  }

  async ask<About, Answer>(question: (about: About) => Answer, about: About): Promise<Awaited<Answer>> {
    return await this.#window.run(question, about)
  }

  async keep(folder: string): Promise<void> {
    await writeFile(join(folder, 'what-it-showed.html'), this.#window.shown)
  }

  #one(target: Target): HTMLElement {
    const [element] = this.#shown(target)
    if (!element) throw new Error(`There is no ${JSON.stringify(target)} at ${this.#window.url}`)
    return element
  }

  #shown(target: Target): HTMLElement[] {
    return this.#all(target).filter(isShown)
  }

  #all(target: Target): HTMLElement[] {
    const { document } = this.#window
    if (typeof target === 'string') return [...document.querySelectorAll<HTMLElement>(target)]
    const within =
      target.within === undefined ? document.body : document.querySelector<HTMLElement>(target.within)
    if (!within) return []
    return 'label' in target
      ? byLabel(within, target.label)
      : byRole(within, target.role, { name: target.name })
  }
}
