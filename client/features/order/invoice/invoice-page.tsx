import { useLoaderData, useParams } from 'react-router-dom'
import type { InvoicePageQuery, Invoice_VatFragment } from '../../../../graphql/generated/graphql.ts'
import { dateAndYearInWords } from '../../../data/format.ts'
import { OrderNotFound } from '../order-not-found.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './invoice-page.module.css'

type Invoice = NonNullable<InvoicePageQuery['invoice']>

/** The invoice of an order, as it is printed and as it is kept for the books. */
export function InvoicePage() {
  const { data } = useLoaderData() as { data: InvoicePageQuery }
  const { id } = useParams()
  return data.invoice ? <InvoiceSheet invoice={data.invoice} /> : <OrderNotFound id={id} />
}

function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { seller, buyer } = invoice
  const isTaxed = seller.vatNumber !== null
  return (
    <article className={styles.sheet}>
      <header>
        <p className="eyebrow">Order {invoice.orderId}</p>
        <h1>
          {isTaxed ? 'Invoice' : 'Receipt'} <span className={styles.number}>{invoice.number}</span>
        </h1>
        <p>{dateAndYearInWords(invoice.issuedOn)}</p>
        <p className={styles.ways}>
          <a href={`/order/${invoice.orderId}/invoice.pdf`} download>
            Download as a PDF
          </a>
          <Link to={`/order/${invoice.orderId}`}>Back to the order</Link>
        </p>
      </header>
      <div className={styles.people}>
        <address>
          <strong>{seller.name}</strong>
          <br />
          {seller.address}
          {seller.vatNumber && (
            <>
              <br />
              VAT number {seller.vatNumber}
            </>
          )}
        </address>
        {buyer && (
          <address>
            <strong>{buyer.name}</strong>
            <br />
            {buyer.email}
          </address>
        )}
      </div>
      <Goods invoice={invoice} />
      {isTaxed && <Vat lines={invoice.vat} />}
      {isTaxed && invoice.lines.some(({ rates }) => !rates.length) && (
        <p className={styles.small}>A gift card is taxed when it is spent, not when it is bought.</p>
      )}
      {invoice.creditNotes.map((note) => (
        <section key={note.number} className={styles.note}>
          <h2>Credit note {note.number}</h2>
          <p>
            {dateAndYearInWords(note.issuedOn)}: {note.amount.text} given back
            {note.reason && ` for ${note.reason}`}.
          </p>
          {isTaxed && <Vat lines={note.vat} />}
        </section>
      ))}
    </article>
  )
}

function Goods({ invoice }: { invoice: Invoice }) {
  const reductions = [
    { title: 'Discount', money: invoice.discount },
    { title: 'Bonuses', money: invoice.bonuses },
  ].filter(({ money }) => money.amount > 0)
  return (
    <table className={styles.goods}>
      <caption className="visually-hidden">What was bought</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Number</th>
          <th scope="col">Each</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map(({ title, details, quantity, unitPrice, cost }, index) => (
          <tr key={index}>
            <th scope="row">
              {title}
              {details && <span className={styles.small}>{details}</span>}
            </th>
            <td>{quantity}</td>
            <td>{unitPrice.text}</td>
            <td>{cost.text}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {reductions.map(({ title, money }) => (
          <Sum key={title} title={title} text={`−${money.text}`} />
        ))}
        {invoice.serviceFee.amount > 0 && <Sum title="Service" text={invoice.serviceFee.text} />}
        <Sum title="Delivery" text={invoice.deliveryPrice.amount ? invoice.deliveryPrice.text : 'Free'} />
        <Sum title={invoice.vat.length ? 'Total, VAT included' : 'Total'} text={invoice.total.text} strong />
        {invoice.giftCardAmount.amount > 0 && (
          <Sum title="Paid with gift cards" text={invoice.giftCardAmount.text} />
        )}
      </tfoot>
    </table>
  )
}

function Sum({ title, text, strong = false }: { title: string; text: string; strong?: boolean }) {
  return (
    <tr className={strong ? styles.total : undefined}>
      <th scope="row" colSpan={3}>
        {title}
      </th>
      <td>{text}</td>
    </tr>
  )
}

function Vat({ lines }: { lines: readonly Invoice_VatFragment[] }) {
  if (!lines.length) return null
  return (
    <table className={styles.goods}>
      <caption>VAT</caption>
      <thead>
        <tr>
          <th scope="col">Rate</th>
          <th scope="col">Net</th>
          <th scope="col">VAT</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rate, net, vat }) => (
          <tr key={rate}>
            <th scope="row">{rate}%</th>
            <td>{net.text}</td>
            <td>{vat.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
