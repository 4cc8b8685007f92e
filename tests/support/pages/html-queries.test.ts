import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { byLabel, byRole, byText, descriptionOf, isShown } from './html-queries.ts'

const bodyOf = (html: string) => new JSDOM(html).window.document.body
const ids = (elements: Element[]) => elements.map(({ id }) => id)

describe('what a browser without scripts draws', () => {
  test.each([
    ['<p id="x">words</p>', true],
    ['<div hidden><p id="x">words</p></div>', false],
    ['<template><p></p></template><input type="hidden" id="x">', false],
    ['<noscript><p id="x">words</p></noscript>', true],
    ['<details><summary>more</summary><p id="x">words</p></details>', false],
    ['<details open><summary>more</summary><p id="x">words</p></details>', true],
    ['<details><summary id="x">more</summary></details>', true],
    ['<dialog><p id="x">words</p></dialog>', false],
    ['<button class="button with-scripts" id="x">copy</button>', false],
  ])('%s: %s', (html, isDrawn) => {
    const element = bodyOf(html).querySelector('#x')
    expect(element && isShown(element)).toBe(isDrawn)
  })

  test('goes by the rules that the page has for such browsers', () => {
    const body = bodyOf(
      '<noscript><style>.late[hidden]{display:block!important;order:1}[data-waits]{display:none!important}</style></noscript>' +
        '<div class="late" hidden><p id="late">words</p></div><p id="waits" data-waits>wait</p><p id="hidden" hidden></p>',
    )
    expect(ids([...body.querySelectorAll('p')].filter(isShown))).toEqual(['late'])
  })
})

test('a role is found by its name, where it is drawn and not kept from those who listen', () => {
  const body = bodyOf(`
    <header id="top"></header><article><header id="inner"></header></article>
    <button id="a">Pay  £25</button><button id="b" aria-label="pay later">x</button>
    <div hidden><button id="c">Pay</button></div><div aria-hidden="true"><button id="d">Pay</button></div>`)
  expect(ids(byRole(body, 'button', { name: 'pay' }))).toEqual(['a', 'b'])
  expect(ids(byRole(body, 'button', { name: /^Pay £\d+$/ }))).toEqual(['a'])
  expect(ids(byRole(body, 'button', { name: 'Pay', exact: true, includeHidden: true }))).toEqual(['c', 'd'])
  expect(ids(byRole(body, 'banner'))).toEqual(['top'])
})

test('a field is found by its label, wherever that stands', () => {
  const body = bodyOf(`
    <label>Your name <input id="a"></label><label for="b">Name</label><input id="b">
    <input id="c" aria-label="Name"><b id="of-d">Name</b><input id="d" aria-label="no" aria-labelledby="of-d">
    <label><input type="radio" id="e" aria-describedby="why gone"> other</label><p id="why">It is  late</p>`)
  expect(ids(byLabel(body, 'name'))).toEqual(['a', 'b', 'c', 'd'])
  expect(ids(byLabel(body, 'Name', true))).toEqual(['b', 'c', 'd'])
  expect(ids(byLabel(body, 'no'))).toEqual([])
  expect(descriptionOf(byLabel(body, 'other')[0] ?? body)).toBe('It is late')
})

test('a text is found in the smallest that has it, and not in what is never read', () => {
  const body = bodyOf(`
    <section id="a">One <b id="b">two three</b></section><p id="c">ONE\n TWO three</p>
    <script>'one two'</script><noscript><p id="d">one two</p></noscript>`)
  expect(ids(byText(body, 'two three'))).toEqual(['b', 'c'])
  expect(ids(byText(body, 'one two'))).toEqual(['a', 'c'])
  expect(ids(byText(body, /^One/))).toEqual(['a'])
  expect(ids(byText(body, 'two three', true))).toEqual(['b'])
})
