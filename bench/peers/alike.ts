import type { DefaultTreeAdapterTypes } from 'parse5'
import { parse } from 'parse5'

/** What a page shows, in numbers. */
export type Shown = { cards: number; headings: number; links: number; pictures: number; text: number }

/**
 * By how much a peer's page may differ from the shop's, as a share of the shop's. Cards are the same; a link or two may differ, and
 * the shop says a little more: its notice about cookies, and words that only it has.
 */
const MOST: Record<keyof Shown, number> = {
  cards: 0,
  headings: 0.02,
  links: 0.02,
  pictures: 0.02,
  text: 0.06,
}

/** Counts what a page shows: product cards, headings, links, pictures and the characters of its text, as without scripts. */
export function shownBy(html: string): Shown {
  const shown: Shown = { cards: 0, headings: 0, links: 0, pictures: 0, text: 0 }
  let text = ''
  const look = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#text') text += (node as DefaultTreeAdapterTypes.TextNode).value
    if (UNSEEN.has(node.nodeName)) return
    if (node.nodeName === 'article') shown.cards++
    if (/^h[1-6]$/.test(node.nodeName)) shown.headings++
    if (node.nodeName === 'a') shown.links++
    if (node.nodeName === 'img') shown.pictures++
    if ('childNodes' in node) node.childNodes.forEach(look)
  }
  look(parse(html, { scriptingEnabled: false }))
  return { ...shown, text: text.replaceAll(/\s+/g, ' ').length }
}

const UNSEEN = new Set(['head', 'script', 'style', 'symbol', 'template'])

/** In what a peer's page differs from the shop's by more than it may, in words; empty when they show the same. */
export function differences(shop: Shown, peer: Shown): string[] {
  return (Object.keys(MOST) as (keyof Shown)[]).flatMap((kind) => {
    const most = shop[kind] * MOST[kind]
    return Math.abs(shop[kind] - peer[kind]) > most ? [`${peer[kind]} ${kind} instead of ${shop[kind]}`] : []
  })
}

/** The limits of `differences`, for who reads the results. */
export const limitsInWords = Object.entries(MOST)
  .map(([kind, share]) => (share ? `${kind} within ${share * 100} %` : `the same ${kind}`))
  .join(', ')
