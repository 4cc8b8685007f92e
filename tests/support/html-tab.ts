import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import type { DOMWindow } from 'jsdom'
import { askedBy, formSentBy, textsOf } from './sent-form.ts'
import type { SentForm } from './sent-form.ts'
import type { Labelled, Tab, Target } from './tab.ts'

const STYLES = /<style\b[^>]*>[^]*?<\/style>/g
/** What functions that run in a page may name. */
const GLOBALS = ['document', 'HTMLElement', 'HTMLInputElement', 'Event'] as const

/**
 * A browser without scripts that draws nothing: it reads pages, presses links, and sends forms as they are filled in,
 * unless they ask for what is missing. A page costs it a tenth of what it costs Chromium.
 */
export class HtmlTab implements Tab {
  readonly scripts = false
  readonly #request: APIRequestContext
  readonly #heard: (answer: APIResponse) => void
  readonly #before: string[] = []
  #page = new JSDOM()

  /** Cookies are kept by `request`; `heard` is told of each answer. */
  constructor(request: APIRequestContext, heard: (answer: APIResponse) => void = () => {}) {
    this.#request = request
    this.#heard = heard
  }

  async open(path: string): Promise<void> {
    const url = this.#url(path)
    await this.#show(await this.#request.get(url, { headers: { 'sec-fetch-site': 'same-origin' } }))
  }

  place(): Promise<string> {
    const { pathname, search } = this.#page.window.location
    return Promise.resolve(pathname + search)
  }

  async back(): Promise<void> {
    const url = this.#before.splice(-2)[0]
    if (url) await this.open(url)
  }

  async press(target: Target): Promise<void> {
    const element = this.#one(target)
    const link = element.closest('a')
    if (link) return this.open(link.href)
    const { HTMLButtonElement } = this.#page.window
    if (!(element instanceof HTMLButtonElement) || element.type !== 'submit' || !element.form)
      throw new Error(`${JSON.stringify(target)} does nothing without scripts: ${element.outerHTML}`)
    const { form } = element
    const wrong = element.formNoValidate || form.noValidate ? [] : [...form.elements].filter(isWrong)
    if (wrong.length) throw new Error(`A browser asks for ${wrong.map(({ outerHTML }) => outerHTML).join()}`)
    await this.#send(formSentBy(element))
  }

  pressByKey(target: Target): Promise<void> {
    return this.press(target)
  }

  fill(target: Target, text: string): Promise<void> {
    const field = this.#one(target) as HTMLInputElement
    field.value = text
    return Promise.resolve()
  }

  choose(target: Labelled, option: string): Promise<void> {
    const field = this.#one(target) as HTMLSelectElement
    const found = [...field.options].find(({ text }) => text === option)
    if (!found) throw new Error(`${JSON.stringify(target)} has no ${option}`)
    found.selected = true
    return Promise.resolve()
  }

  sees(target: Target): Promise<boolean> {
    return Promise.resolve(this.#all(target).length > 0)
  }

  async ask<About, Answer>(question: (about: About) => Answer, about: About): Promise<Awaited<Answer>> {
    const ask = compileFunction(`return (${question.toString()})(about)`, [...GLOBALS, 'about'])
    const { window } = this.#page
    return (await ask(...GLOBALS.map((name) => window[name as keyof DOMWindow]), about)) as Awaited<Answer>
  }

  async keep(folder: string): Promise<void> {
    await writeFile(join(folder, 'what-it-showed.html'), this.#page.serialize())
  }

  #url(path: string): string {
    const { href } = this.#page.window.location
    return href === 'about:blank' ? path : new URL(path, href).href
  }

  async #show(answer: APIResponse): Promise<void> {
    this.#heard(answer)
    const html = (await answer.text()).replace(STYLES, '')
    this.#page.window.close()
    this.#page = new JSDOM(html, { url: answer.url() })
    this.#before.push(answer.url())
  }

  async #send(form: SentForm): Promise<void> {
    if (form.method !== 'post') return this.open(askedBy(form))
    const { origin, href } = this.#page.window.location
    const headers = { origin, referer: href, 'sec-fetch-site': 'same-origin' }
    if (form.enctype === 'multipart/form-data') {
      const multipart = new globalThis.FormData()
      for (const [name, value] of form.data)
        multipart.append(name, typeof value === 'string' ? value : new Blob([]))
      return this.#show(await this.#request.post(form.url, { headers, multipart }))
    }
    const data = new URLSearchParams(textsOf(form.data)).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    await this.#show(await this.#request.post(form.url, { headers: { ...headers, ...type }, data }))
  }

  #one(target: Target): HTMLElement {
    const [element] = this.#all(target)
    if (!element)
      throw new Error(`There is no ${JSON.stringify(target)} at ${this.#page.window.location.href}`)
    return element
  }

  #all(target: Target): HTMLElement[] {
    const { document } = this.#page.window
    if (typeof target === 'string') return [...document.querySelectorAll<HTMLElement>(target)]
    const within =
      target.within === undefined ? document.body : document.querySelector<HTMLElement>(target.within)
    if (!within) return []
    return 'label' in target
      ? queryAllByLabelText(within, asPattern(target.label))
      : queryAllByRole(within, target.role, { name: asPattern(target.name), hidden: true })
  }
}

function isWrong(part: Element): boolean {
  return 'checkValidity' in part && !(part as HTMLInputElement).checkValidity()
}

/** A string stands somewhere in a name, whatever the case. */
function asPattern(name: string | RegExp): RegExp {
  return typeof name === 'string' ? new RegExp(RegExp.escape(name), 'i') : name
}
