import type { Florist } from '../../data/browser/florist.ts'
import type { KeptOrder } from '../../data/browser/kept-orders.ts'
import { phoneHref } from '../../data/phone.ts'
import { escapeHtml } from '../../ui/escape.ts'
import tokens from '../../ui/styles/tokens.css?inline'
import style from './offline-page.css?inline'

type Rest = {
  /** What else is kept on this device. */
  orders: KeptOrder[]
  florist: Florist | undefined
  /** Of the one script and the one style. */
  nonce: string
}

/** The document in the place of one that cannot be had without a connection. It asks for nothing else. */
export function offlinePage(rest: Rest): string {
  const words =
    'This page needs a connection to the shop, and there is none at the moment. It opens by itself when you are back online. What is in your cart stays there.'
  return documentOf('No connection', `<h1>No connection</h1><p>${words}</p>`, rest)
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
<p class="note">There is no connection at the moment. This is what we knew when you looked at it on ${lookedAt}: “${escapeHtml(state)}”. It may have changed since.</p>
<dl>${facts.map(([name, words]) => `<div><dt>${name}</dt><dd>${words}</dd></div>`).join('')}</dl>`,
    rest,
  )
}

/** Opens the page when there is a connection again, unless somebody is leaving it. */
const OPEN_AGAIN =
  "let left;addEventListener('beforeunload',()=>left=true);addEventListener('online',()=>left||location.reload())"

function documentOf(title: string, main: string, { orders, florist, nonce }: Rest): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} — Larkspur</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${tokens}${style}</style>
</head>
<body>
<header><a href="/" aria-label="Larkspur, to the main page">Larkspur</a></header>
<main>
${main}
<p class="actions"><a class="button" href="">Try again</a>${florist ? call(florist) : ''}</p>
${orders.length ? list(orders) : ''}
</main>
<script nonce="${nonce}">${OPEN_AGAIN}</script>
</body>
</html>
`
}

function call({ label, phone, hours }: Florist): string {
  return `<span>${escapeHtml(label)}: <a href="${escapeHtml(phoneHref(phone))}">${escapeHtml(phone)}</a><small>${escapeHtml(hours)}</small></span>`
}

function list(orders: KeptOrder[]): string {
  const rows = orders.map(
    ({ id, day, from, to }) =>
      `<li><a href="/order/${encodeURIComponent(id)}"><b>${day}, ${from}–${to}</b><span>Order ${escapeHtml(id)}</span></a></li>`,
  )
  return `<h2>Orders kept on this device</h2><ul>${rows.join('')}</ul>`
}
