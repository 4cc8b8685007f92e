import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** A run of words that stands by itself on a page. */
export type Block = {
  words: string
  /** The product whose card or row it stands in: its number. */
  product: string | null
}

const UNSEEN = new Set(['script', 'style', 'template', 'svg', 'link', 'iframe'])
/** Words in these are read in one go with what is before and behind them. */
const WITHIN_WORDS = new Set([
  'a',
  'b',
  'strong',
  'em',
  'i',
  'span',
  'small',
  's',
  'del',
  'ins',
  'time',
  'abbr',
  'sup',
  'label',
])
/** What is told by an attribute: to who hears the page, who has yet to type, and who finds it by a search engine. */
const TOLD_BY = ['aria-label', 'placeholder', 'title']
const META = new Set(['description', 'og:description', 'og:title'])
const ONE_PRODUCT = new Set(['article', 'section', 'form', 'li', 'tr'])

/** What a page says, in the order it is said in: its title and description, then all that can be read or heard in it without scripts. */
export function visibleText(html: string): Block[] {
  const blocks: Block[] = []
  let words = ''
  let product: string | null = null
  const flush = () => {
    const said = words.replace(/\s+/g, ' ').trim()
    words = ''
    if (said) blocks.push({ words: said, product })
  }
  const visit = (node: Tree.Node): void => {
    if ('value' in node && node.nodeName === '#text') words += node.value
    if (!('childNodes' in node)) return
    const element = 'tagName' in node ? node : null
    if (element && UNSEEN.has(element.tagName)) return
    const isWithin = element !== null && WITHIN_WORDS.has(element.tagName)
    if (isWithin) words = apart(words, node)
    else if (element) flush()
    const before = product
    if (element && ONE_PRODUCT.has(element.tagName)) product = productIn(element) ?? product
    for (const child of node.childNodes) visit(child)
    if (!isWithin && element) flush()
    product = before
    for (const told of element ? attributesOf(element) : []) blocks.push({ words: told, product })
  }
  visit(parse(html, { scriptingEnabled: false }))
  flush()
  return blocks
}

/** Two things side by side are not one word, even where only the look of the page keeps them apart. */
function apart(words: string, node: Tree.Node): string {
  return /[\w£%.)]$/.test(words) && /^[\w£(+−-]/.test(textOf(node)) ? `${words} ` : words
}

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.nodeName === '#text' ? node.value : ''
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function attributesOf(element: Tree.Element): string[] {
  const value = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value ?? ''
  if (element.tagName === 'meta')
    return META.has(value('name') || value('property')) ? [value('content')] : []
  return TOLD_BY.map(value).filter(Boolean)
}

/** The one product something links to or puts into the cart; null when it is several or none. */
function productIn(element: Tree.Element): string | null {
  const found = new Set<string>()
  const look = (node: Tree.Node): void => {
    if ('attrs' in node) {
      const value = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value ?? ''
      const id =
        /^\/product\/(\d+)/.exec(value('href'))?.[1] ?? (value('name') === 'productId' && value('value'))
      if (id) found.add(id)
    }
    if ('childNodes' in node) node.childNodes.forEach(look)
  }
  look(element)
  return found.size === 1 ? ([...found][0] ?? null) : null
}
