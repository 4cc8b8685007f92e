import type { Temporal } from 'temporal-polyfill'
import { POLICY } from '../../../contract/basket.ts'
import type { Position } from '../../../contract/basket.ts'
import type { Recipient, ShippingAddress } from '../../../contract/order.ts'
import { formatDay, pounds, formatPhone } from '../../kernel/index.ts'
import type { Picture } from './pictures.ts'
import type { Row, Rows } from './rows.ts'

/** The contents of a receipt. Amounts are in pence; prices include VAT. */
export type Receipt = {
  /** The order number. */
  id: string
  positions: Position[]
  pictureOf: (position: Position) => Picture
  positionsCost: number
  serviceFee: number
  /** The discount on flowers and gifts, and the names of what gave it, e.g. a promo code. */
  discount: number
  discountBy: string[]
  usedBonuses: number
  delivery: number
  /** What a promo code takes off the delivery. */
  deliveryDiscount: number
  /** The promo code and its description. */
  promo: { code: string; message: string } | null
  total: number
  /** Pence of the total paid by gift cards, and the last characters of their codes. */
  giftCards: number
  giftCardLast4: string[]
  /** The order consists only of gift cards sent by e-mail. */
  sentByEmail: boolean
  /** The London civil date of the payment; null before that. */
  paidOn: Temporal.PlainDate | null
  /** The recipient and address as on the order. */
  recipient: Recipient | null
  /** The buyer's number, which the courier calls when the recipient has none. */
  buyerPhone: string | null
  address: ShippingAddress | null
  /** The formatted delivery. */
  when: string | null
  /** The name of the recipient who still has to choose where and when. */
  waitsFor: string | null
}

/**
 * Returns a receipt as parts of an e-mail: lines, costs, and where and when it is delivered. With `isPictured` the e-mail shows what was
 * ordered already, and the lines have no pictures.
 */
export function receiptParts(receipt: Receipt, { isPictured = false } = {}): Rows[] {
  const parts: Rows[] = [
    {
      kind: 'rows',
      heading: receipt.paidOn ? 'Your receipt' : 'Your order',
      rows: receipt.positions.map((position) =>
        positionRow(position, isPictured ? undefined : receipt.pictureOf(position)),
      ),
    },
    { kind: 'rows', rows: [...costRows(receipt), totalRow(receipt), ...giftCardRows(receipt)] },
    { kind: 'rows', heading: 'Where and when', rows: deliveryRows(receipt) },
  ]
  return parts.filter(({ rows }) => rows.length)
}

function positionRow(position: Position, picture: Picture | undefined): Row {
  const { offer_title, variant_title, quantity, unit_price, cost, gift_card_text, gift_card } = position
  const to = gift_card?.details
  const each = quantity > 1 ? `${pounds(unit_price)} each` : ''
  return {
    name: `${quantity} × ${offer_title}`,
    ...(picture && { picture }),
    details: [
      [variant_title, each].filter(Boolean).join(' · '),
      to ? `By e-mail to ${to.recipient_name}, ${to.recipient_email}` : '',
    ].filter(Boolean),
    // The words of a card stand above the receipt.
    quote: gift_card ? gift_card_text : null,
    amount: pounds(cost),
  }
}

function costRows(receipt: Receipt): Row[] {
  const { discount, discountBy, usedBonuses, delivery, deliveryDiscount, promo, serviceFee } = receipt
  const ofCode = promo ? [promo.message] : []
  return [
    { name: 'Flowers and gifts', amount: pounds(receipt.positionsCost) },
    discount && {
      name: discountBy.join(', ') || 'Discount',
      details: deliveryDiscount ? [] : ofCode,
      amount: minusPounds(discount),
    },
    usedBonuses && { name: 'Bonuses', amount: minusPounds(usedBonuses) },
    serviceFee && { name: 'Service', amount: pounds(serviceFee) },
    !receipt.sentByEmail && {
      name: 'Delivery',
      details:
        deliveryDiscount && promo
          ? [`${pounds(deliveryDiscount)} less with the promo code ${promo.code}`]
          : [],
      amount: delivery ? pounds(delivery) : 'Free',
    },
  ]
    .filter((row) => row !== 0 && row !== false)
    .map((row) => ({ ...row, weight: 'light' as const }))
}

function totalRow({ id, positions, total, paidOn }: Receipt): Row {
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

/** How much gift cards pay and how much is left. */
function giftCardRows({ total, giftCards, giftCardLast4, paidOn }: Receipt): Row[] {
  if (!giftCards) return []
  const ends = giftCardLast4.length ? ` ending in ${giftCardLast4.join(', ')}` : ''
  return [
    {
      name: `Gift card${giftCardLast4.length > 1 ? 's' : ''}${ends}`,
      amount: minusPounds(giftCards),
      weight: 'light',
    },
    { name: paidOn ? 'Paid otherwise' : 'Left to pay', amount: pounds(total - giftCards), weight: 'light' },
  ]
}

function deliveryRows({ recipient, buyerPhone, address, when, waitsFor }: Receipt): Row[] {
  const town = [address?.city, address?.postcode].filter(Boolean).join(' ')
  const number = recipient?.phone && formatPhone(recipient.phone)
  const phone = number && recipient.phone === buyerPhone ? `The courier will call you on ${number}` : number
  const who = recipient && {
    name: recipient.name,
    details: [address?.line1, address?.line2, town, phone].filter((line): line is string => Boolean(line)),
  }
  const asked = waitsFor && { name: `${waitsFor} chooses where and when` }
  const secret = recipient?.anonymous && { name: 'From a secret sender: we do not say who they are from' }
  return [who, when ? { name: when } : asked, secret].filter((row): row is Row => Boolean(row))
}

const minusPounds = (pence: number) => `−${pounds(pence)}`
