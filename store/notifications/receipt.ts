import type { Temporal } from 'temporal-polyfill'
import type { OrderRow } from '../db/schema.ts'
import { deliveryTimeOf } from '../delivery/index.ts'
import { isSentByEmail } from '../gift-cards/index.ts'
import { emailPicture } from '../outbox/index.ts'
import type { DueTransaction, Receipt } from '../outbox/index.ts'
import { deliveryDiscountOf } from '../loyalty/index.ts'
import { isRenewal, deliveryAddressView } from '../order/index.ts'
import type { LinkRow } from '../order/index.ts'

/**
 * Returns the receipt of a placed order, for an e-mail to the buyer. `paidOn` is a London civil date, or null
 * while the order is unpaid.
 */
export async function receiptOf(
  ctx: DueTransaction,
  row: OrderRow,
  link: LinkRow | undefined,
  paidOn: Temporal.PlainDate | null,
): Promise<Receipt> {
  const { shipping_address: address, recipient } = deliveryAddressView(row, link)
  const deliveryDiscount = await deliveryDiscountOf(ctx, row.promo)
  return {
    id: row.id,
    positions: row.positions ?? [],
    pictureOf: ({ image }) => emailPicture(ctx, image),
    positionsCost: row.positionsCost ?? 0,
    serviceFee: row.serviceFee ?? 0,
    discount: row.discount ?? 0,
    discountBy: discountReasons(row, deliveryDiscount),
    usedBonuses: row.usedBonuses,
    delivery: row.deliveryAmount ?? 0,
    deliveryDiscount,
    promo: row.promo,
    total: row.totalCost ?? 0,
    giftCards: row.giftCardAmount,
    giftCardLast4: (row.giftCards ?? []).map(({ last4 }) => last4),
    sentByEmail: isSentByEmail(row.positions),
    paidOn,
    recipient,
    buyerPhone: row.contact?.phone ?? null,
    address,
    when: await deliveryTimeOf(ctx, row.id),
    waitsFor: link && !link.chosenAt ? link.name : null,
  }
}

/** Returns the reasons of the discount on the products, worded as in the cart. */
function discountReasons(row: OrderRow, deliveryDiscount: number): string[] {
  const { promo, subscription } = row
  const byCode = promo && !deliveryDiscount ? promo.discount : 0
  const percent = subscription?.firstBouquetPercent
  const ofSubscriber = percent ? `${percent}% off the first bouquet` : 'Subscriber’s price'
  return [
    (subscription || isRenewal(row)) && (row.discount ?? 0) > byCode ? ofSubscriber : '',
    byCode ? `Promo code ${promo?.code}` : '',
  ].filter(Boolean)
}
