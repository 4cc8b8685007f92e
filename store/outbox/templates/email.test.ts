import { expect, test } from 'vitest'
import { renderEmail } from './email.ts'

const email = {
  subject: 'Flowers & more',
  preview: 'Soon',
  heading: 'For <Zoë>',
  parts: [
    { kind: 'text' as const, text: 'Ann said "yes" <script>alert(1)</script>' },
    { kind: 'code' as const, code: '012345' },
    {
      kind: 'rows' as const,
      heading: 'Your order',
      rows: [
        { name: '2 × Roses', details: ['12 stems'], quote: 'For <Zoë>,\n"always"', amount: '£24.00' },
        { name: 'Delivery', amount: 'Free', weight: 'light' as const },
        { name: 'Total', amount: '£24.00', weight: 'strong' as const },
      ],
    },
    { kind: 'button' as const, label: 'Choose', href: 'https://larkspur.example/?a=1&b="2"' },
  ],
  reason: 'Because you asked.',
}

test('both bodies say the same', () => {
  const { text, html } = renderEmail(email)
  for (const words of ['012345', 'Choose', 'Because you asked.']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toContain('https://larkspur.example/?a=1&b="2"')
})

test('rows read as lines in the text, and stand in columns in the HTML', () => {
  const { text, html } = renderEmail(email)
  expect(text).toContain(
    'Your order\n\n2 × Roses: £24.00\n  12 stems\n  “For <Zoë>,\n  "always"”\nDelivery: Free\nTotal: £24.00\n\n',
  )
  expect(html).toContain('For &lt;Zoë&gt;,<br>&quot;always&quot;')
  for (const [name, amount] of [
    ['2 × Roses', '£24.00'],
    ['Delivery', 'Free'],
    ['Total', '£24.00'],
  ])
    expect(html).toMatch(new RegExp(`<tr><td [^>]+>${name}</td><td [^>]+>${amount}</td></tr>`))
})

test('what people typed is text in the HTML, in its attributes too', () => {
  const { html } = renderEmail(email)
  expect(html).not.toContain('<script>')
  expect(html).toContain('For &lt;Zoë&gt;')
  expect(html).toContain('href="https://larkspur.example/?a=1&amp;b=&quot;2&quot;"')
})

test('the look needs no stylesheet, script or picture from elsewhere', () => {
  const { html } = renderEmail(email)
  expect(html).not.toMatch(/<style|<link|<script|<img|url\(/)
})

test('only what can be unsubscribed from says how', () => {
  expect(renderEmail(email).text).not.toContain('No more of these')
  const unsubscribeUrl = 'https://larkspur.example/un?token=x'
  const { text, html } = renderEmail({ ...email, unsubscribeUrl })
  expect(text).toContain(`No more of these: ${unsubscribeUrl}`)
  expect(html).toContain(`href="${unsubscribeUrl}"`)
})

test('every e-mail to an account leads to the settings, and says whether it can be switched off', () => {
  const settings = 'https://larkspur.example/profile/notification-settings'
  const fixed = renderEmail(email)
  expect(fixed.text).toContain(`cannot be switched off. Choose what else we write about: ${settings}`)
  expect(fixed.html).toContain(`href="${settings}"`)
  const ends = renderEmail({ ...email, unsubscribeUrl: 'https://larkspur.example/un?token=x' })
  expect(ends.text).toContain(`Choose what we write about: ${settings}`)
  expect(ends.text).not.toContain('cannot be switched off')
  expect(renderEmail({ ...email, settings: false }).text).not.toContain(settings)
})
