import type {
  DeliveryPromise_EarliestFragment,
  ProductCard_ProductFragment,
} from '../../../graphql/generated/graphql.ts'
import { SlotCalendar } from '../delivery/index.ts'
import { ReviewList } from '../product/index.ts'
import { CardGrid, DeliveryPromise, FavoriteButton, ProductCard, ProductRow } from '../product-card/index.ts'
import { addDays } from '../../data/clock.ts'
import { Chapter, Specimen } from './specimen.tsx'
import styles from './styleguide-page.module.css'

type Product = ProductCard_ProductFragment
type Props = { products: Product[]; earliest: DeliveryPromise_EarliestFragment | null | undefined }

/** Each state of a card, as what it makes of a product. */
const CARDS: Record<string, (product: Product) => Product> = {
  'One price': (product) => ({ ...product, hasOptions: false, oldPrice: null }),
  'Several prices': (product) => ({ ...product, hasOptions: true, oldPrice: null }),
  Reduced: (product) => ({
    ...product,
    oldPrice: { amount: product.price.amount * 2, text: `£${(product.price.amount * 2) / 100}` },
  }),
  'Without reviews': (product) => ({ ...product, rating: null, reviewCount: 0 }),
  'Of few reviews': (product) => ({ ...product, rating: 4, reviewCount: 2 }),
  'Not today': (product) => ({ ...product, sameDay: false }),
  'A long name': (product) => ({
    ...product,
    title: 'Garden roses with eucalyptus, ranunculus and the first sweet peas',
  }),
  'A gift card by e-mail, which cannot be added from here': (product) => ({
    ...product,
    giftCardBy: 'EMAIL',
  }),
}
const FROM = '2026-03-02'
const DAYS = Array.from({ length: 14 }, (_, index) => ({
  date: addDays(FROM, index),
  isClosed: index % 6 === 5,
  cost: index % 3 ? 'free' : '£5',
}))
const WINDOWS = ['08:00–12:00', '12:00–16:00', '16:00–20:00']

/** The parts that show what is sold and when it comes. */
export function ProductSamples({ products, earliest }: Props) {
  const [first] = products
  return (
    <Chapter title="Products and delivery" lead="What stands in listings, on products and in the checkout.">
      <Specimen file="product-card/product-card.tsx, product-grid.tsx" state="Cards in each state">
        <CardGrid>
          {Object.entries(CARDS).map(([state, change], index) => {
            const product = products[index % products.length]
            return (
              product && (
                <li key={state}>
                  <p className={styles.state}>{state}</p>
                  <ProductCard product={change(product)} earliest={earliest} />
                </li>
              )
            )
          })}
        </CardGrid>
      </Specimen>
      <Specimen file="product-card/product-row.tsx" state="A row that is pushed along" bleeds>
        <ProductRow
          products={products}
          earliest={earliest}
          label="Roses"
          more={{ href: '/category/roses', text: 'All roses' }}
        />
      </Specimen>
      {first && (
        <Specimen file="product-card/favorite-button.tsx, delivery-promise.tsx" state="Beside a product">
          <div className={styles.heart}>
            <FavoriteButton productId={first.id} title={first.title} />
          </div>
          <p>
            <DeliveryPromise earliest={earliest} sameDay />
          </p>
        </Specimen>
      )}
      <Specimen
        file="delivery/slots/slot-calendar.tsx"
        state="Days: free, with a price, closed; below, the windows of the one chosen"
      >
        <SlotCalendar
          days={DAYS}
          today={FROM}
          open={addDays(FROM, 1)}
          isClosed={({ isClosed }) => isClosed}
          costOf={({ cost }) => cost}
        >
          {({ date }) => (
            <p className={styles.line}>
              {WINDOWS.map((window) => (
                <label className={`pick ${styles.pick}`} key={window}>
                  <input type="radio" name="slot" value={`${date} ${window}`} />
                  <span>
                    <b>{window}</b>
                  </span>
                </label>
              ))}
            </p>
          )}
        </SlotCalendar>
      </Specimen>
      <Specimen file="product/review-list.tsx" state="What shoppers say">
        <ReviewList
          reviews={[
            {
              ...{ id: '1', rating: 5, title: 'Lasted two weeks', author: 'Iris G.', city: 'London' },
              ...{ text: 'They opened day by day.', publishedOn: '2026-03-01' },
            },
          ]}
        />
      </Specimen>
    </Chapter>
  )
}
