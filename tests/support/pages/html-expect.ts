import { expect as expectDrawn } from '@playwright/test'
import { descriptionOf, isShown, normal } from './html-queries.ts'
import type { Words } from './html-queries.ts'
import { HtmlLocator, HtmlPage } from './html-page.ts'

/** What was seen, and whether it is as expected. */
type Look = { seen: unknown; fits: boolean }
type Texts = Words | readonly Words[]

const whole = (text: string, words: Words) =>
  words instanceof RegExp ? words.test(text) : text === normal(words)
const part = (text: string, words: Words) =>
  words instanceof RegExp ? words.test(text) : text.includes(normal(words))

/** What there is, for messages. */
const listed = (it: HtmlLocator) =>
  it
    .elements()
    .map((element) => `${(element.cloneNode() as HTMLElement).outerHTML} ${normal(element.textContent)}`)

function texts(it: HtmlLocator, words: Texts, fits: typeof whole): Look {
  if (!Array.isArray(words)) {
    const seen = normal(it.one().textContent)
    return { seen, fits: fits(seen, words as Words) }
  }
  const seen = it.elements().map(({ textContent }) => normal(textContent))
  const all = words as Words[]
  return { seen, fits: seen.length === all.length && seen.every((text, at) => fits(text, all[at] ?? '')) }
}

/** To the letter. */
function look(seen: string, words: Words): Look {
  return { seen, fits: words instanceof RegExp ? words.test(seen) : seen === words }
}

function shown(it: HtmlLocator): boolean {
  return it.elements().length > 0 && isShown(it.one())
}

/** A page that is opened puts the focus where it says so, unless its address names a place in it. */
function isFocused(element: HTMLElement): boolean {
  const { activeElement, body, location } = element.ownerDocument
  if (activeElement && activeElement !== body) return activeElement === element
  const place = location.hash.slice(1)
  if (place && element.ownerDocument.getElementById(place)) return false
  return element === element.ownerDocument.querySelector('[autofocus]')
}

const OF_A_PAGE = {
  toHaveURL: (it: HtmlPage, words: Words) =>
    look(it.url(), words instanceof RegExp ? words : new URL(words, it.url()).href),
  toHaveTitle: (it: HtmlPage, words: Words) => look(it.window.document.title, words),
}

const OF_A_LOCATOR = {
  toHaveText: (it: HtmlLocator, words: Texts) => texts(it, words, whole),
  toContainText: (it: HtmlLocator, words: Texts) => texts(it, words, part),
  toHaveCount(it: HtmlLocator, count: number) {
    const seen = listed(it)
    return { seen, fits: seen.length === count }
  },
  toHaveValue: (it: HtmlLocator, words: Words) => look((it.one() as HTMLInputElement).value, words),
  toHaveAttribute(it: HtmlLocator, name: string, words?: Words) {
    const seen = it.one().getAttribute(name)
    return { seen, fits: seen !== null && (words === undefined || look(seen, words).fits) }
  },
  toHaveAccessibleDescription: (it: HtmlLocator, words: Words) => look(descriptionOf(it.one()), words),
  toBeVisible: (it: HtmlLocator) => ({ seen: listed(it), fits: shown(it) }),
  toBeHidden: (it: HtmlLocator) => ({ seen: listed(it), fits: !shown(it) }),
  toBeAttached: (it: HtmlLocator) => ({ seen: listed(it), fits: it.elements().length > 0 }),
  toBeChecked: (it: HtmlLocator) => state(it, (element) => (element as HTMLInputElement).checked),
  toBeDisabled: (it: HtmlLocator) => state(it, isDisabled),
  toBeEnabled: (it: HtmlLocator) => state(it, (element) => !isDisabled(element)),
  toBeFocused: (it: HtmlLocator) => state(it, isFocused),
}

const isDisabled = (element: HTMLElement) => element.matches(':disabled, [aria-disabled=true]')

function state(it: HtmlLocator, is: (element: HTMLElement) => boolean): Look {
  return { seen: listed(it), fits: is(it.one()) }
}

/** The matchers for a page that is read: each looks once, as nothing in it changes by itself. */
function expectRead(it: HtmlLocator | HtmlPage, message: string | undefined) {
  const looks: Record<string, (it: never, ...expected: never[]) => Look> =
    it instanceof HtmlPage ? OF_A_PAGE : OF_A_LOCATOR
  const matchers = (isMeant: boolean) =>
    Object.fromEntries(
      Object.entries(looks).map(([name, lookAt]) => {
        const matcher = async (...expected: unknown[]) => {
          const { seen, fits } = await Promise.resolve(lookAt(it as never, ...(expected as never[])))
          if (fits === isMeant) return
          const what = `${it instanceof HtmlPage ? 'the page' : it.name} ${isMeant ? '' : 'not '}${name}`
          const told = `${message ? `${message}: ` : ''}${what} ${expected.map(String).join(', ')}`
          const error = new Error(`${told}\nSeen at ${it.window.url}: ${JSON.stringify(seen, null, 1)}`)
          // The test's own line is what its reader looks for.
          Error.captureStackTrace(error, matcher)
          throw error
        }
        return [name, matcher]
      }),
    )
  return { ...matchers(true), not: matchers(false) }
}

/** Playwright's `expect`, which knows pages that are read, too. */
export const expect = new Proxy(expectDrawn, {
  apply(target, self, [actual, told]: Parameters<typeof expectDrawn>) {
    if (!(actual instanceof HtmlLocator || actual instanceof HtmlPage))
      return Reflect.apply(target, self, [actual, told]) as unknown
    return expectRead(actual, typeof told === 'string' ? told : told?.message)
  },
})
