import { expect, test } from 'vitest'
import { write } from './letter.ts'

const letter = {
  subject: 'Flowers & more',
  preview: 'Soon',
  heading: 'For <Zoë>',
  parts: [
    { kind: 'text' as const, text: 'Ann said "yes" <script>alert(1)</script>' },
    { kind: 'code' as const, code: '012345' },
    { kind: 'button' as const, label: 'Choose', href: 'https://larkspur.example/?a=1&b="2"' },
  ],
  reason: 'Because you asked.',
}

test('both bodies say the same', () => {
  const { text, html } = write(letter)
  for (const words of ['012345', 'Choose', 'Because you asked.']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toContain('https://larkspur.example/?a=1&b="2"')
})

test('what people typed is text in the HTML, in its attributes too', () => {
  const { html } = write(letter)
  expect(html).not.toContain('<script>')
  expect(html).toContain('For &lt;Zoë&gt;')
  expect(html).toContain('href="https://larkspur.example/?a=1&amp;b=&quot;2&quot;"')
})

test('the look needs no stylesheet, script or picture from elsewhere', () => {
  const { html } = write(letter)
  expect(html).not.toMatch(/<style|<link|<script|<img|url\(/)
})

test('only what can be unsubscribed from says how', () => {
  expect(write(letter).text).not.toContain('No more of these')
  const unsubscribeUrl = 'https://larkspur.example/un?token=x'
  const { text, html } = write({ ...letter, unsubscribeUrl })
  expect(text).toContain(`No more of these: ${unsubscribeUrl}`)
  expect(html).toContain(`href="${unsubscribeUrl}"`)
})
