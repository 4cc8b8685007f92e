import { expect, test } from 'vitest'
import { renderEmail } from './email.ts'
import { emailPicture } from './pictures.ts'

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
  expect(renderEmail(email).text).not.toContain('Stop these e-mails')
  const unsubscribeUrl = 'https://larkspur.example/un?token=x'
  const { text, html } = renderEmail({ ...email, unsubscribeUrl })
  expect(text).toContain(`Stop these e-mails: ${unsubscribeUrl}`)
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

test('pictures come from the shop by their full address, with words for who does not load them', () => {
  const links = { siteUrl: 'https://larkspur.example' }
  const pictures = { versionedName: (_: string, name: string) => `${name}.4` }
  const image = { real_id: 'LK-1', name: 'red', alt_text: 'Red & white roses', width: 960, height: 1200 }
  const picture = emailPicture({ links, pictures }, image)
  const src = 'https://larkspur.example/images/LK-1/size20/red.4.jpg'
  expect(picture).toEqual({ src, alt: 'Red & white roses', width: 192, height: 240 })

  const { text, html } = renderEmail({
    ...email,
    parts: [
      {
        ...{ kind: 'arrival', picture, label: 'Arrives', when: 'Friday 13 March, 10:00–14:00' },
        to: 'for <Zoë>, to London N1 9GU',
        calendarUrl: null,
      },
      {
        kind: 'pictures',
        pictures: [{ ...picture, title: 'Roses', href: 'https://larkspur.example/product/1' }],
      },
      { kind: 'rows', rows: [{ name: '1 × Roses', picture, details: ['12 stems'], amount: '£24.00' }] },
    ],
  })
  expect(text).toContain('Arrives Friday 13 March, 10:00–14:00\nfor <Zoë>, to London N1 9GU')
  expect(text).toContain('Roses: https://larkspur.example/product/1')
  expect(text).toContain('1 × Roses: £24.00\n  12 stems')
  expect(html.split(`<img src="${src}" alt="Red &amp; white roses" width="`)).toHaveLength(4)
  expect(html).toContain('>Friday 13 March</div>')
  expect(html).toContain('>for &lt;Zoë&gt;, to London N1 9GU</div>')
})

test('a code stands in a frame, a long one on one line of a narrow window, and a short one is large', () => {
  const ofCode = (code: string) => renderEmail({ ...email, parts: [{ kind: 'code', code }] }).html
  expect(ofCode('012345')).toMatch(/<td style="[^"]*border:1px solid[^"]*">012345<\/td>/)
  expect(ofCode('012345')).toMatch(/font-size:40px;[^"]*white-space:nowrap/)
  expect(ofCode('WELCOME-DG92HSM5')).toMatch(/font-size:20px;[^"]*white-space:nowrap/)
  expect(ofCode('AAAA-BBBB-CCCC-DDDD')).toMatch(/font-size:18px;[^"]*white-space:nowrap/)
})

test('a quiet line says what can be changed, another how to reach the shop', () => {
  const change = { label: 'Change or cancel it', href: 'https://larkspur.example/order/1' }
  const help = { kind: 'help' as const, change, phone: '020 7946 0142', email: 'hello@larkspur.example' }
  const { text, html } = renderEmail({ ...email, parts: [help] })
  expect(text).toContain(
    'Change or cancel it: https://larkspur.example/order/1\nQuestions? 020 7946 0142 or hello@larkspur.example\n',
  )
  expect(html).toContain('href="https://larkspur.example/order/1"')
  expect(html).toContain('href="tel:+442079460142"')
  expect(html).toContain('href="mailto:hello@larkspur.example"')
  const bare = renderEmail({ ...email, parts: [{ ...help, change: null, phone: null }] })
  expect(bare.text).toContain('\n\nQuestions? hello@larkspur.example\n')
})

test('the day comes first and offers a calendar file; who took a photograph is said with it, and where it is in the text', () => {
  const src = 'https://larkspur.example/images/of-orders/1.jpg?a&b'
  const caption = 'Photographed by our <courier>'
  const { text, html } = renderEmail({
    ...email,
    parts: [
      {
        kind: 'arrival',
        picture: { src, alt: 'Your flowers', width: 300, height: 400, caption },
        ...{ label: 'Arrives', when: 'Friday 13 March, 10:00–14:00', to: 'for Zoë' },
        calendarUrl: 'https://larkspur.example/track/1/calendar?a&b',
      },
    ],
  })
  expect(text).toContain(
    `Arrives Friday 13 March, 10:00–14:00\nfor Zoë\nAdd to my calendar: https://larkspur.example/track/1/calendar?a&b\n${caption}: ${src}\n\n`,
  )
  const order = [
    '>Friday 13 March</div>',
    '>10:00–14:00</div>',
    '>for Zoë</div>',
    '<a href="https://larkspur.example/track/1/calendar?a&amp;b"',
    '<img src="https://larkspur.example/images/of-orders/1.jpg?a&amp;b"',
    '>Photographed by our &lt;courier&gt;</div>',
  ].map((piece) => html.indexOf(piece))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

test('what a customer wrote is quoted with its lines, and is text in the HTML', () => {
  const words = 'For <Zoë>,\r\n"always"'
  const { text, html } = renderEmail({
    ...email,
    parts: [{ kind: 'quote', label: 'Your card says:', words }],
  })
  expect(text).toContain('\n\nYour card says:\n\n  “For <Zoë>,\n  "always"”\n\n')
  expect(html).toContain('>Your card says:</div>')
  expect(html).toContain('>For &lt;Zoë&gt;,<br>&quot;always&quot;</div>')
})

test('the day stands beside its picture where there is room for both, else above it', () => {
  const { html } = renderEmail({
    ...email,
    parts: [
      {
        kind: 'arrival',
        picture: { src: 'https://larkspur.example/1.jpg', alt: 'Roses', width: 384, height: 480 },
        ...{ label: 'Delivered', when: 'Friday 13 March at 10:25', to: null, calendarUrl: null },
      },
    ],
  })
  const widths = [...html.matchAll(/display:inline-block;width:100%;max-width:(\d+)px/g)].map(([, width]) =>
    Number(width),
  )
  expect(widths).toHaveLength(2)
  // A card is 494 pixels wide inside, and 262 of them on a telephone of 360.
  expect(widths[1]).toBeGreaterThanOrEqual(262)
  expect((widths[0] ?? 0) + (widths[1] ?? 0) + 20).toBeLessThanOrEqual(494)
  expect(html).toContain('>Friday 13 March</div>')
  expect(html).toContain('>10:25</div>')
})
