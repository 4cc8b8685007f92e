import { html, parse, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** What a form sent: the name and value of each field, in their order. */
export type Sent = readonly (readonly [name: string, value: string])[]

/** Inputs whose value is not typed, or is to be typed anew. */
const NOT_FILLED = ['submit', 'button', 'image', 'reset', 'hidden', 'file', 'password']

/**
 * A page with the form that was sent filled in as it was: what a browser without scripts shows after a change that
 * failed. It is the form whose hidden fields and buttons say what was sent and that has the most of its fields; where there is
 * none the page stays as it is. `more` is a hidden field it gets besides.
 */
export function refillForm(page: string, sent: Sent, more?: Sent[number]): string {
  const document = parse(page)
  const all = elements(document)
  const forms = all.filter((element) => element.tagName === 'form')
  const [best] = forms
    .filter(
      (form) =>
        attribute(form, 'method')?.toLowerCase() === 'post' && couldHaveSent(partsOf(form, all), sent),
    )
    .map((form) => ({ form, known: partsOf(form, all).filter((part) => isNamed(part, sent)).length }))
    .sort((a, b) => b.known - a.known)
  if (!best?.known) return page
  for (const field of partsOf(best.form, all).filter(isFilled)) fill(field, sent)
  if (more) best.form.childNodes.unshift(hidden(best.form, ...more))
  return serialize(document)
}

/** A form cannot have sent what its hidden fields and its buttons say otherwise. */
function couldHaveSent(all: Element[], sent: Sent): boolean {
  const isSent = (element: Element) =>
    sent.some(([name, value]) => name === attribute(element, 'name') && value === attribute(element, 'value'))
  const fixed = all.filter((element) => element.tagName === 'input' && typeOf(element) === 'hidden')
  if (!fixed.every((field) => !isNamed(field, sent) || isSent(field))) return false
  const buttons = all.filter((element) => element.tagName === 'button' && isNamed(element, sent))
  return !buttons.length || buttons.some(isSent) || fixed.some(isSent)
}

function fill(field: Element, sent: Sent): void {
  const name = attribute(field, 'name')
  const values = sent.flatMap(([key, value]) => (key === name ? [value] : []))
  const [value] = values
  if (field.tagName === 'textarea') {
    if (value !== undefined) field.childNodes = [textNode(field, value)]
  } else if (field.tagName === 'select') {
    for (const option of elements(field).filter(({ tagName }) => tagName === 'option')) {
      if (value !== undefined) mark(option, 'selected', values.includes(valueOf(option)))
    }
  } else if (['checkbox', 'radio'].includes(typeOf(field)))
    mark(field, 'checked', values.includes(attribute(field, 'value') ?? 'on'))
  else if (value !== undefined) set(field, 'value', value)
}

/** What a browser sends for an option: its text, where it has no value of its own. */
function valueOf(option: Element): string {
  const texts = option.childNodes.map((child) =>
    child.nodeName === '#text' && 'value' in child ? child.value : '',
  )
  return attribute(option, 'value') ?? texts.join('').trim().replace(/\s+/g, ' ')
}

/** The fields and buttons of a form: those in it, and those elsewhere on the page that name it. */
function partsOf(form: Element, all: Element[]): Element[] {
  const id = attribute(form, 'id')
  const within = elements(form).filter((element) => attribute(element, 'form') === undefined)
  return id === undefined
    ? within
    : [...within, ...all.filter((element) => attribute(element, 'form') === id)]
}

function isFilled(element: Element): boolean {
  const { tagName } = element
  // What a browser does not send is as the page has it.
  if (attribute(element, 'disabled') !== undefined) return false
  return (
    ['textarea', 'select'].includes(tagName) ||
    (tagName === 'input' && !NOT_FILLED.includes(typeOf(element)) && !isOfCard(element))
  )
}

/** What is on a card is typed anew each time. */
const isOfCard = (element: Element) => attribute(element, 'autocomplete')?.startsWith('cc-') ?? false

const isNamed = (element: Element, sent: Sent) => sent.some(([name]) => name === attribute(element, 'name'))

const typeOf = (element: Element) => attribute(element, 'type')?.toLowerCase() ?? 'text'

function elements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []))
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

function set(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((attr) => attr.name !== name), { name, value }]
}

function mark(element: Element, name: string, on: boolean): void {
  if (on) set(element, name, '')
  else element.attrs = element.attrs.filter((attr) => attr.name !== name)
}

function hidden(parentNode: Element, name: string, value: string): Element {
  const attrs = Object.entries({ type: 'hidden', name, value }).map(([key, text]) => ({
    name: key,
    value: text,
  }))
  return {
    nodeName: 'input',
    tagName: 'input',
    attrs,
    namespaceURI: html.NS.HTML,
    parentNode,
    childNodes: [],
  }
}

function textNode(parentNode: Element, value: string): DefaultTreeAdapterTypes.TextNode {
  return { nodeName: '#text', parentNode, value }
}
