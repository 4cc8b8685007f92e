import type { Florist } from '../../data/browser/florist.ts'
import type { KeptOrder } from '../../data/browser/kept-orders.ts'
import { escapeHtml } from '../../ui/escape.ts'
import tokens from '../../ui/styles/tokens.css?inline'
import style from './offline-page.css?inline'

type Rest = {
  /** What else is kept on this device. */
  orders: KeptOrder[]
  florist: Florist | undefined
  /** Whether the device has a connection: then it is the shop that does not answer. */
  online: boolean
  /** Of the one script. */
  nonce: string
}

/** The document in the place of one that cannot be had without a connection. It asks for nothing else. */
export function offlinePage(rest: Rest): string {
  const [title, words] = rest.online
    ? [
        'The shop cannot be reached',
        'Something between you and us does not answer. Please try again in a moment.',
      ]
    : ['You are offline', 'This page needs a connection. It opens by itself when you are back.']
  return documentOf(title, `<h1>${title}</h1><p>${words} What is in your cart stays there.</p>`, rest)
}

/** An order as it was when it was last looked at here. */
export function keptOrderPage(order: KeptOrder, rest: Rest): string {
  const { id, state, day, from, to, address, lines, total, lookedAt } = order
  const facts = [
    ['Delivery', `${day}, between ${from} and ${to}`],
    ['To', address.map(escapeHtml).join('<br>')],
    ['Ordered', lines.map(({ title, quantity }) => `${quantity} × ${escapeHtml(title)}`).join('<br>')],
    ...(total ? [['Paid', escapeHtml(total)]] : []),
  ]
  return documentOf(
    `Order ${id}`,
    `<p class="eyebrow">Order ${escapeHtml(id)}</p>
<h1>${day}<small>${from}–${to}</small></h1>
<p class="note">${rest.online ? 'The shop cannot be reached.' : 'You are offline.'} This is what we knew when you looked at it on ${lookedAt}: “${escapeHtml(state)}”. It may have changed since.</p>
<dl>${facts.map(([name, words]) => `<div><dt>${name}</dt><dd>${words}</dd></div>`).join('')}</dl>`,
    rest,
  )
}

function documentOf(title: string, main: string, { orders, florist, nonce }: Rest): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} — Larkspur</title>
<link rel="icon" href="data:,">
<style>${tokens}${style}</style>
</head>
<body>
<header><a href="/" aria-label="Larkspur, to the main page">Larkspur</a></header>
<main>
${main}
<p class="actions"><a class="button" href="">Try again</a>${florist ? call(florist) : ''}</p>
${orders.length ? list(orders) : ''}
</main>
<script nonce="${nonce}">addEventListener('online',()=>location.reload())</script>
</body>
</html>
`
}

function call({ label, phone, hours }: Florist): string {
  return `<span>${escapeHtml(label)}: <a href="tel:${escapeHtml(phone.replaceAll(' ', ''))}">${escapeHtml(phone)}</a><small>${escapeHtml(hours)}</small></span>`
}

function list(orders: KeptOrder[]): string {
  const rows = orders.map(
    ({ id, day, from, to }) =>
      `<li><a href="/order/${encodeURIComponent(id)}"><b>${day}, ${from}–${to}</b><span>Order ${escapeHtml(id)}</span></a></li>`,
  )
  return `<h2>Orders kept on this device</h2><ul>${rows.join('')}</ul>`
}
