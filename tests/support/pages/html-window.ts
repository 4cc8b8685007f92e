import { compileFunction } from 'node:vm'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { JSDOM } from 'jsdom'
import type { DOMWindow } from 'jsdom'
import { askedBy, formSentBy, formSentByKey, textsOf } from './sent-form.ts'
import type { SentForm } from './sent-form.ts'

/** Nothing is drawn, and reading them takes longer than all the rest. What is for browsers without scripts stays. */
const STYLES = /(?<!<noscript>)<style\b[^>]*>[^]*?<\/style>/g
/** What functions that run in a page may name. */
const GLOBALS = ['document', 'HTMLElement', 'HTMLInputElement', 'Event'] as const
/** What a press on something inside it is meant for. */
const PRESSED = 'a[href], button, input, select, textarea, summary, label'
/** As the tests' Chromium says it. */
const ALWAYS = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en-GB' }

const INLINE = 'a, abbr, b, br, code, em, i, label, s, small, strong, sub, sup, svg, u'

type Heard = (answer: APIResponse) => void

/**
 * The window of a browser without scripts that draws nothing: it reads pages, follows links, keeps what is typed and
 * chosen, and sends forms, unless they ask for what is missing. A page costs it a tenth of what it costs Chromium.
 */
export class HtmlWindow {
  readonly #request: APIRequestContext
  readonly #listeners = new Set<Heard>()
  /** The addresses it was at, the present one last. */
  readonly #visited: string[] = []
  #dom = new JSDOM()
  #html = ''
  #wasSent = false

  /** Cookies are kept by `request`. */
  constructor(request: APIRequestContext) {
    this.#request = request
  }

  get document(): Document {
    return this.#dom.window.document
  }

  get url(): string {
    return this.#dom.window.location.href
  }

  /** The page as it was sent. */
  get html(): string {
    return this.#html
  }

  /** The page as it is now. */
  get shown(): string {
    return this.#dom.serialize()
  }

  /** Tells of each answer to a page that is opened or a form that is sent, downloads among them. */
  onAnswer(heard: Heard): void {
    this.#listeners.add(heard)
  }

  /** Opens an address that is typed: no page leads there. Answers with what the server does. */
  async open(address: string): Promise<APIResponse | null> {
    if (address !== 'about:blank') return this.#open(address, { 'sec-fetch-site': 'none' })
    this.close()
    return null
  }

  async reload(): Promise<void> {
    if (this.#wasSent) throw new Error(`A browser asks whether to send the form again: ${this.url}`)
    await this.#open(this.url, this.#leads())
  }

  /** Goes back by one page; throws where there is none. */
  async back(): Promise<void> {
    const before = this.#visited.at(-2)
    if (before === undefined) throw new Error('There is no page before')
    this.#visited.splice(-2)
    await this.#open(before, { 'sec-fetch-site': 'none' })
  }

  /** Presses what stands there. Throws when that does nothing without scripts. */
  async press(element: Element): Promise<void> {
    const pressed = element.closest<HTMLElement>(PRESSED)
    if (pressed?.localName === 'a') return this.#follow((pressed as HTMLAnchorElement).href)
    if (pressed?.localName === 'summary') return void pressed.closest('details')?.toggleAttribute('open')
    const control = pressed?.localName === 'label' ? (pressed as HTMLLabelElement).control : pressed
    if (!control || control.matches(':disabled, [aria-disabled=true]'))
      throw new Error(`It cannot be pressed: ${element.outerHTML}`)
    if (control.localName === 'button') return this.#pressButton(control as HTMLButtonElement)
    if (control.matches('[type=radio], [type=checkbox]')) control.click()
  }

  /** Presses the key Enter in a field or on a button or link. */
  async enter(element: Element): Promise<void> {
    const { form } = element as HTMLInputElement
    if (!element.matches('input') || !form) return this.press(element)
    const button = [...form.elements].find((part) => part.matches('button:not([type]), [type=submit]'))
    await (button ? this.press(button) : this.#send(form, formSentByKey(form)))
  }

  /** Replaces what stands in a field. */
  type(element: Element, text: string): void {
    const field = element as HTMLInputElement
    if (!field.matches('input, textarea') || field.matches(':disabled, [readonly]'))
      throw new Error(`Nothing can be typed there: ${element.outerHTML}`)
    field.value = text
  }

  /** Chooses the option with these words, or with this value. */
  choose(element: Element, option: string): void {
    const { options } = element as HTMLSelectElement
    const found = [...options].find(({ text, value }) => text === option || value === option)
    if (!found || found.disabled) throw new Error(`There is no ${option}: ${element.outerHTML}`)
    found.selected = true
  }

  /** Runs a function in the page, which refers to nothing around it. */
  run<About, Answer>(question: (about: About) => Answer, about: About): Answer {
    const ask = compileFunction(`return (${question.toString()})(about)`, [...GLOBALS, 'about'])
    const { window } = this.#dom
    return ask(...GLOBALS.map((name) => window[name as keyof DOMWindow]), about) as Answer
  }

  close(): void {
    this.#dom.window.close()
    this.#dom = new JSDOM()
  }

  /** What is sent along when the page leads on. */
  #leads(): Record<string, string> {
    return this.url === 'about:blank' ? {} : { referer: this.url, 'sec-fetch-site': 'same-origin' }
  }

  async #follow(address: string): Promise<void> {
    const [page, place] = address.split('#')
    if (place !== undefined && page === this.url.split('#')[0]) {
      // Within the page.
      this.#dom.window.location.hash = place
      this.#visited.push(this.url)
    } else expectPage(await this.#open(address, this.#leads()))
  }

  async #pressButton(button: HTMLButtonElement): Promise<void> {
    const { form } = button
    if (button.type !== 'submit' || !form)
      throw new Error(`It does nothing without scripts: ${button.outerHTML}`)
    await this.#send(form, formSentBy(button), button.hasAttribute('formnovalidate'))
  }

  async #open(address: string, headers: Record<string, string>): Promise<APIResponse> {
    const answer = await this.#request.get(address, { headers: { ...ALWAYS, ...headers } })
    return this.#show(answer, false)
  }

  async #send(form: HTMLFormElement, sent: SentForm, unchecked = false): Promise<void> {
    const wrong = unchecked || form.noValidate ? [] : [...form.elements].filter(isWrong)
    if (wrong.length) throw new Error(`A browser asks for ${wrong.map(({ outerHTML }) => outerHTML).join()}`)
    if (sent.method !== 'post') return this.#follow(askedBy(sent))
    const headers = { ...ALWAYS, ...this.#leads(), origin: new URL(this.url).origin }
    const answer = await this.#request.post(sent.url, bodyOf(sent, headers))
    // Where it is not led on the page is the form's own, which may say what is wrong.
    const isLed = answer.url() !== sent.url
    await this.#show(answer, !isLed)
    if (isLed) expectPage(answer)
  }

  async #show(answer: APIResponse, wasSent: boolean): Promise<APIResponse> {
    for (const heard of this.#listeners) heard(answer)
    if (isDownload(answer)) return answer
    this.#html = await answer.text()
    this.#wasSent = wasSent
    this.#dom.window.close()
    this.#dom = new JSDOM(this.#html.replace(STYLES, ''), { url: answer.url() })
    // Names that are computed ask for it, part by part; here it is known without any style sheet.
    Object.assign(this.#dom.window, { getComputedStyle: styleOf })
    if (this.#visited.at(-1) !== this.url) this.#visited.push(this.url)
    return answer
  }
}

/** Where a page leads there is one. */
function expectPage(answer: APIResponse): void {
  if (!answer.ok()) throw new Error(`It leads to an answer of ${answer.status()}: ${answer.url()}`)
}

function bodyOf({ enctype, data }: SentForm, headers: Record<string, string>) {
  if (enctype !== 'multipart/form-data') {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    return { headers: { ...headers, ...type }, data: new URLSearchParams(textsOf(data)).toString() }
  }
  const multipart = new globalThis.FormData()
  for (const [name, value] of data) multipart.append(name, typeof value === 'string' ? value : new Blob([]))
  return { headers, multipart }
}

/** Whether an answer is kept as a file, and the page stays. */
export function isDownload(answer: APIResponse): boolean {
  return answer.headers()['content-disposition']?.startsWith('attachment') ?? false
}

/** As much of a style as decides whether words run together. */
function styleOf(element: Element) {
  const display = element.matches(INLINE) ? 'inline' : 'block'
  return { display, getPropertyValue: (name: string) => (name === 'display' ? display : '') }
}

function isWrong(part: Element): boolean {
  return 'checkValidity' in part && !(part as HTMLInputElement).checkValidity()
}
