import { asc, eq } from 'drizzle-orm'
import type { Invoice } from '../../../contract/invoice.ts'
import { POLICY } from '../../../contract/basket.ts'
import type { Position, VatRate } from '../../../contract/basket.ts'
import type { OrderRow } from '../../db/schema.ts'
import { creditNote, invoice, partialRefund } from '../../db/schema.ts'
import { londonDate, toInstant, toDate, notFound, sumOf } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'
import { sumOfVat, refundedVat, vatOf } from '../../loyalty/index.ts'
import type { VatLine } from '../../loyalty/index.ts'

/** The seller as invoices show it. */
export type Seller = { name: string; address: string; vatNumber: string | null }

/** Creates the invoice of a paid order. Idempotent. */
export async function issueInvoice(tx: TransactionContext, row: OrderRow): Promise<void> {
  await tx.db
    .insert(invoice)
    .values({ orderId: row.id, issuedAt: toDate(tx.clock.now()) })
    .onConflictDoNothing()
}

/** Creates the credit note of a partial refund. Idempotent. */
export async function creditPartialRefund(
  tx: TransactionContext,
  orderId: string,
  part: { id: string; amount: number },
): Promise<void> {
  await tx.db
    .insert(creditNote)
    .values({ orderId, partialRefundId: part.id, amount: part.amount, issuedAt: toDate(tx.clock.now()) })
    .onConflictDoNothing()
}

/**
 * Creates the credit note of a full refund, over what earlier credit notes left. Idempotent. Does nothing
 * without an invoice.
 */
export async function creditRemainder(tx: TransactionContext, row: OrderRow): Promise<void> {
  const notes = await notesOf(tx, row.id)
  const amount = (row.totalCost ?? 0) - sumOf(notes.map(({ note }) => note))
  const [has] = await tx.db.select().from(invoice).where(eq(invoice.orderId, row.id))
  if (!has || amount <= 0) return
  await tx.db
    .insert(creditNote)
    .values({ orderId: row.id, amount, issuedAt: toDate(tx.clock.now()) })
    .onConflictDoNothing()
}

/** Returns the invoice of an order, in pence. Throws 404 when the order was never paid. */
export async function invoiceOf(ctx: Context, seller: Seller, row: OrderRow): Promise<Invoice> {
  const [issued] = await ctx.db.select().from(invoice).where(eq(invoice.orderId, row.id))
  if (!issued) throw notFound('invoice')
  const positions = row.positions ?? []
  const vat = vatOf({
    positions,
    reduced: (row.discount ?? 0) + row.usedBonuses,
    delivery: (row.deliveryAmount ?? 0) + (row.serviceFee ?? 0),
  })
  return {
    number: numberOf('LK', issued.number),
    order_id: row.id,
    issued_on: dayOf(issued.issuedAt),
    seller: { name: seller.name, address: seller.address, vat_number: seller.vatNumber },
    buyer: row.contact && { name: row.contact.name, email: row.contact.email },
    lines: positions.map(lineOf),
    discount: row.discount ?? 0,
    bonuses: row.usedBonuses,
    delivery: row.deliveryAmount ?? 0,
    service_fee: row.serviceFee ?? 0,
    total: row.totalCost ?? 0,
    gift_card_amount: row.giftCardAmount,
    vat,
    credit_notes: creditNotesOf(vat, await notesOf(ctx, row.id)),
  }
}

type Note = {
  note: typeof creditNote.$inferSelect
  reason: string | null
  ofGiftCard: boolean | null
}

function notesOf(ctx: Context, orderId: string): Promise<Note[]> {
  return ctx.db
    .select({ note: creditNote, reason: partialRefund.reason, ofGiftCard: partialRefund.ofGiftCard })
    .from(creditNote)
    .leftJoin(partialRefund, eq(partialRefund.id, creditNote.partialRefundId))
    .where(eq(creditNote.orderId, orderId))
    .orderBy(asc(creditNote.number))
}

function creditNotesOf(whole: VatLine[], notes: Note[]): Invoice['credit_notes'] {
  const before: VatLine[][] = []
  return notes.map(({ note, reason, ofGiftCard }) => {
    const vat = ofGiftCard ? [] : refundedVat(whole, sumOfVat(before), note.amount)
    before.push(vat)
    return {
      number: numberOf('LK-C', note.number),
      issued_on: dayOf(note.issuedAt),
      amount: note.amount,
      reason,
      vat,
    }
  })
}

function lineOf(position: Position): Invoice['lines'][number] {
  return {
    title: position.offer_title,
    details: position.variant_title,
    quantity: position.quantity,
    unit_price: position.unit_price,
    cost: position.cost,
    rates: ratesOf(position),
  }
}

function ratesOf({ policy_id, vat }: Position): VatRate[] {
  if (policy_id === POLICY.giftCard) return []
  return vat?.length ? vat.map(({ rate }) => rate) : [20]
}

const numberOf = (series: string, number: number) => `${series}-${String(number).padStart(6, '0')}`

const dayOf = (moment: Date) => londonDate(toInstant(moment)).toString()
