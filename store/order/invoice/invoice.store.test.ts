import { afterAll, beforeAll, expect, it } from 'vitest'
import { CARDS, readyToPay } from '../../../tests/support/shopping/checkout.ts'
import { doWhatIsDue } from '../../../tests/support/shopping/due-work.ts'
import type { TestStore } from '../../../tests/support/processes/store.ts'
import { MORNING, startTestStore } from '../../../tests/support/processes/store.ts'
import { refundOrder } from '../../payment/refunds/refund-order.ts'
import { refundPartially } from '../../payment/refunds/partial-refund.ts'
import { inTransaction } from '../../kernel/context.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

async function paid() {
  store.clock.set(MORNING)
  const ready = await readyToPay(store)
  const before = await ready.buyer.get(`/v1/order/${ready.id}/invoice/`)
  await ready.buyer.pay(ready.intent.id, CARDS.pays)
  const invoice = async () => (await ready.buyer.get(`/v1/order/${ready.id}/invoice/`)).body.data
  return { ...ready, before, invoice }
}
const grossOf = (vat: { gross: number }[]) => vat.reduce((sum, { gross }) => sum + gross, 0)

it('an order has an invoice once it is paid, and only for who ordered', async () => {
  const { before, invoice, id, total } = await paid()
  expect(before.status).toBe(404)
  const shown = await invoice()
  expect(shown).toMatchObject({
    ...{ order_id: id, issued_on: '2026-03-10', total, credit_notes: [] },
    number: expect.stringMatching(/^LK-\d{6}$/),
    seller: { name: 'Larkspur', vat_number: 'GB 999 9999 73' },
    buyer: { name: 'Basil Ford', email: 'basil@example.org' },
  })
  expect(grossOf(shown.vat)).toBe(total)
  expect(shown.vat).toEqual([
    { rate: 20, gross: total, vat: Math.round(total / 6), net: total - Math.round(total / 6) },
  ])
  expect((await store.get(`/v1/order/${id}/invoice/`, await store.newSession())).status).toBe(404)
  expect((await store.get(`/v1/order/${id}/invoice/file/`, await store.newSession())).status).toBe(404)
})

it('what goes back is told by credit notes, which end the invoice to the penny', async () => {
  const { invoice, id, total } = await paid()
  await inTransaction(store, (tx) => refundPartially(tx, id, { amount: 333, reason: 'the eucalyptus' }))
  await doWhatIsDue(store)
  await doWhatIsDue(store)
  const [part] = (await invoice()).credit_notes
  expect(part).toMatchObject({
    amount: 333,
    reason: 'the eucalyptus',
    number: expect.stringMatching(/^LK-C-\d{6}$/),
  })
  await inTransaction(store, (tx) => refundOrder(tx, id, null))
  for (let times = 0; times < 3; times++) await doWhatIsDue(store)
  const { vat, credit_notes: notes } = await invoice()
  expect(notes.map(({ amount }: { amount: number }) => amount)).toEqual([333, total - 333])
  for (const of of ['gross', 'vat', 'net'] as const)
    expect(
      notes
        .flatMap((note: { vat: Record<string, number>[] }) => note.vat)
        .reduce((sum: number, line: Record<string, number>) => sum + (line[of] ?? 0), 0),
    ).toBe(vat[0][of])
})

it('the invoice is a PDF as well, whatever letters a name has', async () => {
  const { id, buyer, invoice } = await paid()
  await store.db.$client.query(
    `update "order" set contact = jsonb_set(contact, '{name}', '"Łukasz Żuraw, Ђорђе Νίκος"') where id = $1`,
    [id],
  )
  const { file_name, content } = (await buyer.get(`/v1/order/${id}/invoice/file/`)).body.data
  expect(file_name).toBe(`${(await invoice()).number}.pdf`)
  const pdf = Buffer.from(content, 'base64')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeGreaterThan(5_000)
  expect(pdf.toString('latin1')).toContain('DejaVuSans')
})
