import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Invoice } from '../../../contract/invoice.ts'
import { poundsAndPence, formatDayAndYear } from '../../kernel/index.ts'

const require = createRequire(import.meta.url)
const FONTS = {
  text: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
  /** For text outside `LATIN_TEXT`, e.g. names in other scripts. */
  wide: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
}
/** The characters in the shop's own typeface. */
const LATIN_TEXT = /^[\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u2122]*$/

const INK = '#1d3b2f'
const LINE = '#d9d2c5'
/** In points, on A4. */
const MARGIN = 56
const WIDTH = 595.28 - MARGIN * 2

type Weight = 'text' | 'strong'

/** Renders an invoice with its credit notes as an A4 PDF. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `Invoice ${invoice.number}`, Author: invoice.seller.name },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject))
  new Sheet(document).write(invoice)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Writes a document from top to bottom. */
class Sheet {
  readonly #document: PDFKit.PDFDocument

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
    for (const [name, path] of Object.entries(FONTS)) document.registerFont(name, path)
    document.fillColor(INK)
  }

  write(invoice: Invoice): void {
    const { seller, buyer } = invoice
    const isTaxed = seller.vat_number !== null
    this.#line(isTaxed ? 'Invoice' : 'Receipt', { size: 24, weight: 'strong' })
    this.#line(`${invoice.number} · order ${invoice.order_id} · ${formatDayAndYear(invoice.issued_on)}`)
    this.#gap(14)
    this.#line(seller.name, { weight: 'strong' })
    this.#line(seller.address)
    if (seller.vat_number) this.#line(`VAT number ${seller.vat_number}`)
    if (buyer) {
      this.#gap(10)
      this.#line('For', { weight: 'strong' })
      this.#line(buyer.name)
      this.#line(buyer.email)
    }
    this.#gap(18)
    for (const line of invoice.lines) this.#row(titleOf(line), poundsAndPence(line.cost))
    this.#rule()
    if (invoice.discount) this.#row('Discount', `−${poundsAndPence(invoice.discount)}`)
    if (invoice.bonuses) this.#row('Bonuses', `−${poundsAndPence(invoice.bonuses)}`)
    if (invoice.service_fee) this.#row('Service', poundsAndPence(invoice.service_fee))
    this.#row('Delivery', invoice.delivery ? poundsAndPence(invoice.delivery) : 'Free')
    this.#rule()
    this.#row(
      isTaxed && invoice.vat.length ? 'Total, VAT included' : 'Total',
      poundsAndPence(invoice.total),
      'strong',
    )
    if (invoice.gift_card_amount) {
      this.#row('Paid with gift cards', poundsAndPence(invoice.gift_card_amount))
      const otherwise = invoice.total - invoice.gift_card_amount
      if (otherwise) this.#row('Paid otherwise', poundsAndPence(otherwise))
    }
    if (isTaxed) this.#vat(invoice.vat)
    if (isTaxed && invoice.lines.some(({ rates }) => !rates.length))
      this.#line('A gift card is taxed when it is spent, not when it is bought.', { size: 9 })
    for (const note of invoice.credit_notes) this.#creditNote(note, isTaxed)
  }

  #creditNote(note: Invoice['credit_notes'][number], isTaxed: boolean): void {
    this.#gap(22)
    this.#line('Credit note', { size: 15, weight: 'strong' })
    this.#line(`${note.number} · ${formatDayAndYear(note.issued_on)}`)
    this.#row(
      note.reason ? `Given back for ${note.reason}` : 'Given back',
      `−${poundsAndPence(note.amount)}`,
      'strong',
    )
    if (isTaxed) this.#vat(note.vat)
  }

  #vat(lines: Invoice['vat']): void {
    this.#gap(8)
    for (const { rate, net, vat } of lines)
      this.#row(`Net at ${rate}%: ${poundsAndPence(net)}`, `VAT ${poundsAndPence(vat)}`)
  }

  #line(text: string, { size = 10.5, weight = 'text' }: { size?: number; weight?: Weight } = {}): void {
    this.#font(text, weight).fontSize(size).text(text, MARGIN, this.#document.y, { width: WIDTH })
  }

  /** A text with an amount at the right edge. Both stay on one page. */
  #row(text: string, amount: string, weight: Weight = 'text'): void {
    const document = this.#font(text, weight).fontSize(10.5)
    const height = document.heightOfString(text, { width: WIDTH - 110 })
    if (document.y + height > document.page.height - MARGIN) document.addPage()
    const top = document.y
    document.text(text, MARGIN, top, { width: WIDTH - 110 })
    const below = document.y
    this.#font(amount, weight).text(amount, MARGIN + WIDTH - 110, top, { width: 110, align: 'right' })
    document.y = Math.max(below, document.y) + 3
  }

  #rule(): void {
    const y = this.#document.y + 4
    this.#document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .strokeColor(LINE)
      .lineWidth(0.7)
      .stroke()
    this.#document.y = y + 8
  }

  #gap(points: number): void {
    this.#document.y += points
  }

  #font(text: string, weight: Weight): PDFKit.PDFDocument {
    return this.#document.font(LATIN_TEXT.test(text) ? weight : 'wide')
  }
}

function titleOf({ title, details, quantity, unit_price }: Invoice['lines'][number]): string {
  const each = quantity > 1 ? `, ${poundsAndPence(unit_price)} each` : ''
  return `${quantity} × ${title}${details ? `, ${details}` : ''}${each}`
}
