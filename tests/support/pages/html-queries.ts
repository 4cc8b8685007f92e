import { queryAllByRole } from '@testing-library/dom'
import type { ByRoleOptions } from '@testing-library/dom'

/** Words as people give them: a string stands somewhere in the text, whatever the case; `exact` is the whole of it. */
export type Words = string | RegExp

export type RoleOptions = Omit<ByRoleOptions, 'name'> & {
  name?: Words
  exact?: boolean
  includeHidden?: boolean
}

/** What holds words that are never read. */
const SILENT = 'script, style, template, noscript, head'
/** What a browser draws nothing of. The class is of the shop's style sheet, for what does nothing without scripts. */
const NOT_DRAWN = [
  ...['head', 'script', 'style', 'template', '[hidden]', 'input[type=hidden]', '.with-scripts'],
  ...['details:not([open]) > :not(summary)', 'dialog:not([open])', '[popover]'],
].join()
const LABELLED = 'input, select, textarea, button, output, [aria-label], [aria-labelledby]'
/** Landmarks of a page, unless they stand in a part of it. */
const OF_A_PAGE = new Set(['banner', 'contentinfo'])
const PARTS = 'article, aside, main, nav, section'
/** `#x{display:none}` as it stands in `<noscript>`. */
const RULES = /([^{}]+)\{display:(\w+)!important[^}]*\}/g

/** Text with one space where there are several, none around it. */
export function normal(text: string): string {
  return text
    .replaceAll(/[\u200B\u00AD]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whether a text is what is meant. */
export function meant(words: Words, exact = false): (text: string) => boolean {
  if (words instanceof RegExp) return (text) => words.test(normal(text))
  const wanted = normal(words)
  if (exact) return (text) => normal(text) === wanted
  return (text) => normal(text).toLowerCase().includes(wanted.toLowerCase())
}

/** Whether a browser without scripts draws something; style sheets beside those in `<noscript>` are not looked at. */
export function isShown(element: Element): boolean {
  const rules = rulesWithoutScripts(element.ownerDocument)
  const shown = (part: Element): boolean => {
    const rule = rules.find(({ selector }) => part.matches(selector))
    if (rule ? rule.display === 'none' : part.matches(NOT_DRAWN)) return false
    return !part.parentElement || shown(part.parentElement)
  }
  return shown(element)
}

/** What is known by a role, and by its name. */
export function byRole(within: Element, role: string, options: RoleOptions = {}): HTMLElement[] {
  const { name, exact, includeHidden = false, ...other } = options
  const fits = name === undefined ? undefined : meant(name, exact)
  return queryAllByRole<HTMLElement>(within as HTMLElement, role, {
    ...other,
    ...(fits && { name: (found: string) => fits(found) }),
    hidden: true,
  }).filter(
    (element) =>
      (includeHidden || (isShown(element) && !element.closest('[aria-hidden=true]'))) &&
      (!OF_A_PAGE.has(role) || element.hasAttribute('role') || !element.parentElement?.closest(PARTS)),
  )
}

/** What has a label. */
export function byLabel(within: Element, words: Words, exact?: boolean): HTMLElement[] {
  const fits = meant(words, exact)
  const labels = [...within.ownerDocument.querySelectorAll('label')]
  const labelled = new Set(
    labels.filter(({ textContent }) => fits(textContent)).map(({ control }) => control),
  )
  return [...within.querySelectorAll<HTMLElement>(LABELLED)].filter((element) => {
    const elsewhere = textsAt(element, 'aria-labelledby')
    if (elsewhere.length) return fits(elsewhere.join(' '))
    return labelled.has(element) || fits(element.getAttribute('aria-label') ?? '')
  })
}

/** The smallest that has a text. */
export function byText(within: Element, words: Words, exact?: boolean): HTMLElement[] {
  const fits = meant(words, exact)
  const found: HTMLElement[] = []
  const read = (element: Element): { text: string; has: boolean } => {
    let [text, has] = ['', false]
    for (const part of element.childNodes) {
      if (part.nodeType === part.TEXT_NODE) text += part.textContent
      if (part.nodeType !== part.ELEMENT_NODE || (part as Element).matches(SILENT)) continue
      const inner = read(part as Element)
      text += inner.text
      has ||= inner.has
    }
    const fit = fits(text)
    if (fit && !has && element !== within) found.push(element as HTMLElement)
    return { text, has: fit || has }
  }
  read(within)
  return found
}

/** The words that `aria-describedby` leads to. */
export function descriptionOf(element: Element): string {
  return normal(textsAt(element, 'aria-describedby').join(' '))
}

function textsAt(element: Element, attribute: string): string[] {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? []
  return ids.flatMap((id) => element.ownerDocument.getElementById(id)?.textContent ?? [])
}

type Rule = { selector: string; display: string }
const known = new WeakMap<Document, Rule[]>()

/** What the page itself says of browsers without scripts. */
function rulesWithoutScripts(document: Document): Rule[] {
  const rules =
    known.get(document) ??
    [...document.querySelectorAll('noscript style')].flatMap(({ textContent }) =>
      [...textContent.matchAll(RULES)].map(([, selector = '', display = '']) => ({ selector, display })),
    )
  known.set(document, rules)
  return rules
}
