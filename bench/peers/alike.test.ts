import { expect, test } from 'vitest'
import { differences, shownBy } from './alike.ts'

const page = (body: string) =>
  `<!doctype html><html><head><title>Not seen</title></head><body>${body}</body></html>`

test('what a page shows is counted, and what nobody sees is not', () => {
  const html = page(
    '<h1>Roses</h1><article><a href="/a"><img alt=""></a><h3>Red</h3></article><script>"<a>"</script><noscript><a href="/b">More</a></noscript>',
  )
  expect(shownBy(html)).toEqual({ cards: 1, headings: 2, links: 2, pictures: 1, text: 'RosesRedMore'.length })
})

test('a card that is missing is a difference, and a word or a link in a hundred is none', () => {
  const shop = { cards: 57, headings: 101, links: 352, pictures: 76, text: 16_336 }
  expect(differences(shop, { ...shop, links: 354, text: 16_100 })).toEqual([])
  expect(differences(shop, { ...shop, cards: 56 })).toEqual(['56 cards instead of 57'])
  expect(differences(shop, { ...shop, links: 300, text: 12_000 })).toEqual([
    '300 links instead of 352',
    '12000 text instead of 16336',
  ])
})
