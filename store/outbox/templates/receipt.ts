import type { Temporal } from 'temporal-polyfill'
import { POLICY } from '../../../contract/basket.ts'
import type { Position } from '../../../contract/basket.ts'
import type { Recipient, ShippingAddress } from '../../../contract/order.ts'
import { formatDay, pounds, phoneInWords } from '../../kernel/index.ts'
import type { Row, Rows } from './rows.ts'

/** What was ordered, for how much, for whom. Amounts are pence; prices have the VAT in them. */
export type Receipt = {
  /** The number of the order. */
  id: string
  positions: Position[]
  positionsCost: number
  serviceFee: number
  /** Off the flowers and gifts, and what by: a code, the subscriber's price. */
  discount: number
  discountBy: string[]
  usedBonuses: number
  delivery: number
  /** What a promo code took off the delivery. */
  deliveryFreed: number
  /** What the promo code says of itself. */
  promo: { code: string; message: string } | null
  total: number
  /** Pence of the total that gift cards pay, and the ends of their codes. */
  giftCards: number
  giftCardEnds: string[]
  /** All of it is gift cards that go out by e-mail. */
  sentByEmail: boolean
  /** The day the money came, in London; null while it has not. */
  paidOn: Temporal.PlainDate | null
  /** As the order shows them. */
  recipient: Recipient | null
  address: ShippingAddress | null
  /** The delivery as a person says it. */
  when: string | null
  /** Who has still to say where and when. */
  waitsFor: string | null
}

/** A receipt as parts of an e-mail. */
export function receiptParts(receipt: Receipt): Rows[] {
  const parts: Rows[] = [
    {
      kind: 'rows',
      heading: receipt.paidOn ? 'Your receipt' : 'Your order',
      rows: receipt.positions.map(rowOf),
    },
    { kind: 'rows', rows: [...sumsOf(receipt), totalOf(receipt), ...giftCardsOf(receipt)] },
    { kind: 'rows', heading: 'Where and when', rows: whereOf(receipt) },
  ]
  return parts.filter(({ rows }) => rows.length)
}

function rowOf({
  offer_title,
  variant_title,
  quantity,
  unit_price,
  cost,
  gift_card_text,
  gift_card,
}: Position): Row {
  const to = gift_card?.details
  const each = quantity > 1 ? `${pounds(unit_price)} each` : ''
  return {
    name: `${quantity} × ${offer_title}`,
    details: [
      [variant_title, each].filter(Boolean).join(' · '),
      to ? `By e-mail to ${to.recipient_name}, ${to.recipient_email}` : '',
    ].filter(Boolean),
    quote: gift_card_text,
    amount: pounds(cost),
  }
}

function sumsOf(receipt: Receipt): Row[] {
  const { discount, discountBy, usedBonuses, delivery, deliveryFreed, promo, serviceFee } = receipt
  const ofCode = promo ? [promo.message] : []
  return [
    { name: 'Flowers and gifts', amount: pounds(receipt.positionsCost) },
    discount && {
      name: discountBy.join(', ') || 'Discount',
      details: deliveryFreed ? [] : ofCode,
      amount: less(discount),
    },
    usedBonuses && { name: 'Bonuses', amount: less(usedBonuses) },
    serviceFee && { name: 'Service', amount: pounds(serviceFee) },
    !receipt.sentByEmail && {
      name: 'Delivery',
      details:
        deliveryFreed && promo ? [`${pounds(deliveryFreed)} less with the promo code ${promo.code}`] : [],
      amount: delivery ? pounds(delivery) : 'Free',
    },
  ]
    .filter((row) => row !== 0 && row !== false)
    .map((row) => ({ ...row, weight: 'light' as const }))
}

function totalOf({ id, positions, total, paidOn }: Receipt): Row {
  const paid = paidOn ? [`Order ${id}, paid on ${formatDay(paidOn)} ${paidOn.year}.`] : []
  const taxed = positions.some(({ policy_id }) => policy_id !== POLICY.giftCard)
  const vat = taxed ? 'VAT is included.' : 'A gift card is taxed when it is spent.'
  return {
    name: 'Total',
    details: [[...paid, vat].join(' ')],
    amount: pounds(total),
    weight: 'strong',
  }
}

/** How the total is paid, where gift cards pay of it. */
function giftCardsOf({ total, giftCards, giftCardEnds, paidOn }: Receipt): Row[] {
  if (!giftCards) return []
  const ends = giftCardEnds.length ? ` ending in ${giftCardEnds.join(', ')}` : ''
  return [
    {
      name: `Gift card${giftCardEnds.length > 1 ? 's' : ''}${ends}`,
      amount: less(giftCards),
      weight: 'light',
    },
    { name: paidOn ? 'Paid otherwise' : 'Left to pay', amount: pounds(total - giftCards), weight: 'light' },
  ]
}

function whereOf({ recipient, address, when, waitsFor }: Receipt): Row[] {
  const town = [address?.city, address?.postcode].filter(Boolean).join(' ')
  const phone = recipient && phoneInWords(recipient.phone)
  const who = recipient && {
    name: recipient.name,
    details: [address?.line1, address?.line2, town, phone].filter((line): line is string => Boolean(line)),
  }
  const asked = waitsFor && { name: `${waitsFor} chooses where and when` }
  const secret = recipient?.anonymous && { name: 'From a secret sender: we do not say who they are from' }
  return [who, when ? { name: when } : asked, secret].filter((row): row is Row => Boolean(row))
}

const less = (pence: number) => `−${pounds(pence)}`
