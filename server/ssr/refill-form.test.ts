import { expect, test } from 'vitest'
import { refillForm } from './refill-form.ts'

const page = (forms: string) => `<!DOCTYPE html><html><head></head><body>${forms}</body></html>`
const PERSON = `<form method="post"><input type="hidden" name="intent" value="person">
  <input name="name" value="Iris"><input name="phone"><textarea name="note">old</textarea>
  <select name="gender"><option value="f" selected="">F</option><option value="m">M</option></select>
  <input type="checkbox" name="anonymous" value="yes" checked=""><input type="radio" name="via" value="sms" checked="">
  <input type="radio" name="via" value="whatsapp"><input type="password" name="secret"><input name="cvc" autocomplete="cc-csc"><button>Save</button></form>`

test('a form is filled in as it was sent: texts, choices and what was not ticked', () => {
  const filled = refillForm(page(PERSON), [
    ['intent', 'person'],
    ['name', 'Rose "of" <Sharon>'],
    ['phone', ''],
    ['note', 'Ring & wait'],
    ['gender', 'm'],
    ['via', 'whatsapp'],
    ['secret', 'hidden'],
    ['cvc', '123'],
  ])
  expect(filled).toContain('name="name" value="Rose &quot;of&quot; &lt;Sharon&gt;"')
  expect(filled).toContain('<textarea name="note">Ring &amp; wait</textarea>')
  expect(filled).toContain('<option value="f">F</option><option value="m" selected="">M</option>')
  expect(filled).toContain('<input type="checkbox" name="anonymous" value="yes">')
  expect(filled).toMatch(
    /value="sms"><|value="sms">\s*<input type="radio" name="via" value="whatsapp" checked=""/,
  )
  expect(filled).toContain('<input type="password" name="secret"><input name="cvc" autocomplete="cc-csc">')
})

test('of many forms it is the one whose hidden fields and button say what was sent', () => {
  const product = (id: number) =>
    `<form method="post" action="/cart"><input type="hidden" name="id" value="${id}"><input name="words"><button name="intent" value="add">+</button><button name="intent" value="take">-</button></form>`
  const forms = page(`<form><input name="words"></form>${product(1)}${product(2)}${PERSON}`)
  const sent = [
    ['id', '2'],
    ['intent', 'take'],
    ['words', 'for you'],
  ] as const
  const filled = refillForm(forms, sent)
  expect(filled.indexOf('value="for you"')).toBeGreaterThan(filled.indexOf('value="2"'))
  expect(filled.match(/for you/g)).toHaveLength(1)
})

test('a form that is sent to another page says where it stands', () => {
  const filled = refillForm(
    page('<form method="POST" action="/cart"><button name="intent" value="add">+</button></form>'),
    [['intent', 'add']],
    ['came-from', '/product/1?a="b'],
  )
  expect(filled).toContain(
    '<form method="POST" action="/cart"><input type="hidden" name="came-from" value="/product/1?a=&quot;b">',
  )
})

test.each([
  ['there is no such form', page('<form method="post"><input name="other"></form>')],
  ['another product is meant', page('<form method="post"><input type="hidden" name="id" value="9"></form>')],
  ['it only looks something up', page('<form><input name="id"></form>')],
])('a page stays as it is where %s', (_why, html) => {
  expect(refillForm(html, [['id', '2']])).toBe(html)
})

test('what a browser does not send, because it cannot be changed, is as the page has it', () => {
  const fixed = '<input type="checkbox" name="always" value="on" checked="" disabled="">'
  const filled = refillForm(
    page(
      `<form method="post"><input type="hidden" name="intent" value="save">${fixed}<input name="words"></form>`,
    ),
    [
      ['intent', 'save'],
      ['words', 'typed'],
    ],
  )
  expect(filled).toContain('value="typed"')
  expect(filled).toContain(fixed)
})

test('chooses an option by its text, where it has no value of its own', () => {
  const days = '<option value="">Day</option><option>9</option><option>10</option><option>1</option>'
  const page = `<form method="post"><select name="day">${days}</select></form>`
  expect(refillForm(page, [['day', '10']])).toContain(
    '<option>9</option><option selected="">10</option><option>1</option>',
  )
})
