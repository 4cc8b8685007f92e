import { priceFrom } from '../../store/domain/constructor.ts'
import { percentOf } from '../../store/domain/money.ts'
import { fact } from './fact.ts'
import type { Facts } from './fact.ts'

type Query = (text: string) => Promise<Record<string, any>[]>

const TIMES = 'delivery_window.cut_off_time'
const PRICES = 'delivery_window.price'
const CATEGORY = `join collection_product as m on m.product_id = v.product_id join collection as c on c.id = m.collection_id`

/** What rows of the shop say. */
export async function factsOfRows(query: Query): Promise<Facts> {
  const one = async (text: string): Promise<Record<string, any>> => (await query(text))[0] ?? {}
  const windows = await query('select * from delivery_window order by position')
  const london = windows.filter(({ zone }) => zone === 'london')
  const uk = windows.filter(({ zone }) => zone === 'uk')
  const sameDay = london.filter(({ cut_off_days }) => cut_off_days === 0)
  const paid = (rows: Record<string, any>[]) => rows.filter(({ price }) => price > 0)
  const free = (rows: Record<string, any>[]) => rows.filter(({ price }) => price === 0)
  const last = (rows: Record<string, any>[], column: string) =>
    rows
      .map((row) => row[column] as string)
      .sort()
      .at(-1) ?? ''
  const first = (rows: Record<string, any>[], column: string) =>
    rows.map((row) => row[column] as string).sort()[0] ?? ''
  const isHour = ({ starts_at, ends_at }: Record<string, any>) =>
    Number(ends_at.slice(0, 2)) - Number(starts_at.slice(0, 2)) === 1
  const prices = (rows: Record<string, any>[]) => rows.map(({ price }) => price as number)
  const subscription = (await one(`select value from content where key = 'delivery-subscription-prices'`))
    .value
  const navigation = (await one(`select value from content where key = 'navigation'`)).value
  const closed = await query(
    `select name from closing_day where region = 'london' and last_end is null and not open`,
  )
  const florists = await query(
    `select v.price from variant as v join product as p on p.id = v.product_id where p.real_id = '${subscription.bouquet}'`,
  )
  const less = (pence: number, percent: number) => pence - percentOf(pence, percent)
  const subscribers = florists.map(({ price }) => less(price, subscription.percent_off))
  const mini = await one(
    `select min(v.count) as least, max(v.count) as most from variant as v ${CATEGORY} where c.slug = 'mini-bouquets'`,
  )
  const roses = await one(
    `select min(v.count) as least, max(v.count) as most, count(distinct v.colour) as colours from variant as v join product as p on p.id = v.product_id where p.kind = 'roses'`,
  )
  const red = await one(
    `select min(v.count) as least from variant as v ${CATEGORY} where c.slug = 'red-roses'`,
  )
  const under = await one(
    `select max(v.price) as most from product as v join collection_product as m on m.product_id = v.id join collection as c on c.id = m.collection_id where c.slug = 'under-ps30'`,
  )
  const offer = await one(
    'select max(1 - price::float / old_price) as most from variant where old_price is not null',
  )
  const cards = await one(`select min(price) as least from product where kind = 'card'`)
  const sizes = await one(
    `select min(n) as least, max(n) as most from (select count(distinct size) as n from variant as v join product as p on p.id = v.product_id where p.kind = 'bouquet' group by p.id) as s`,
  )
  const quiet = await one(
    `select v.count, v.title from variant as v join product as p on p.id = v.product_id where p.real_id = 'LK-007018' order by v.price limit 1`,
  )
  const lively = await one(
    `select v.title from variant as v join product as p on p.id = v.product_id where p.real_id = 'LK-007019' order by v.price limit 1`,
  )
  const article = await one(`select body from article where slug = 'what-to-write-on-the-card'`)
  const suggestions = (article.body as string).split('\n').filter((line) => line.startsWith('- '))
  const constructor = (await one(`select value from content where key = 'constructor-block'`)).value
  const words = (await one(`select value from content where key = 'product'`)).value
  const centimetres = (text: string) => /(\d+) cm/.exec(text)?.[1] ?? ''
  const big = await query(
    `select distinct v.count from variant as v ${CATEGORY} where c.slug = 'big-rose-bouquets' and v.count > 50`,
  )
  const dearer = await query(
    `select 1 from variant as big join variant as small on small.product_id = big.product_id and small.length = big.length
     where small.count = 12 and big.count > 50 and big.price::float / big.count >= small.price::float / small.count`,
  )
  const areHalfDays = free(london).every(
    ({ starts_at: from, ends_at: to }) => Number(to.slice(0, 2)) - Number(from.slice(0, 2)) === 4,
  )
  const eve = await one(`select last_end from closing_day where region = 'london' and day = '12-24'`)
  const stems = (title = '') => /(\d+) stems/.exec(title)?.[1] ?? ''
  return {
    'last order': fact(TIMES, 'time', last(sameDay, 'cut_off_time')),
    'last free order': fact(TIMES, 'time', last(free(sameDay), 'cut_off_time')),
    'last order elsewhere': fact(TIMES, 'time', last(uk, 'cut_off_time')),
    'days elsewhere': fact(
      'delivery_window.cut_off_days',
      'days',
      ...uk.map(({ cut_off_days }) => cut_off_days as number),
    ),
    'window from': fact(
      'delivery_window.starts_at',
      'time',
      ...windows.map(({ starts_at }) => starts_at as string),
    ),
    'window to': fact('delivery_window.ends_at', 'time', ...windows.map(({ ends_at }) => ends_at as string)),
    'window order by': fact(TIMES, 'time', ...windows.map(({ cut_off_time }) => cut_off_time as string)),
    'window price': fact(PRICES, 'money', ...windows.map(({ price }) => price as number)),
    'first delivery': fact('delivery_window.starts_at', 'time', first(london, 'starts_at')),
    'last delivery': fact('delivery_window.ends_at', 'time', last(london, 'ends_at')),
    'evening price': fact(PRICES, 'money', Math.min(...prices(paid(sameDay)))),
    'hour price': fact(PRICES, 'money', ...prices(london.filter(isHour))),
    'noon price': fact(PRICES, 'money', Math.min(...prices(paid(uk)))),
    'closed in London': fact('closing_day.name', 'words', ...closed.map(({ name }) => name as string)),
    'subscriber percent': fact('content.value', 'number', subscription.percent_off),
    'first percent': fact('content.value', 'number', ...subscription.first_bouquet_discounts),
    'first most': fact('content.value', 'number', Math.max(...subscription.first_bouquet_discounts)),
    'first least share': fact(
      'content.value',
      'number',
      Math.min(...subscription.first_bouquet_discounts) / 100,
    ),
    rhythm: fact(
      'content.value',
      'number',
      ...subscription.plans.map(({ every_weeks }: any) => every_weeks as number),
    ),
    rhythms: fact('content.value', 'number', subscription.plans.length),
    'deliveries a year': fact(
      'content.value',
      'number',
      52 / Math.max(...subscription.plans.map(({ every_weeks }: any) => every_weeks as number)),
    ),
    'subscription sizes': fact('variant.size', 'number', florists.length),
    'subscription from': fact('variant.price', 'money', Math.min(...subscribers)),
    'subscription price': fact('variant.price', 'money', ...subscribers),
    'first price': fact(
      'variant.price',
      'money',
      ...subscribers.flatMap((price) =>
        subscription.first_bouquet_discounts.map((percent: number) => less(price, percent)),
      ),
    ),
    telephone: fact('content.value', 'phone', navigation.call.phone),
    'mini least': fact('variant.count', 'number', mini.least),
    'mini most': fact('variant.count', 'number', mini.most),
    'roses least': fact('variant.count', 'number', roses.least),
    'red roses least': fact('variant.count', 'number', red.least),
    'roses most': fact('variant.count', 'number', roses.most),
    'rose colours': fact('variant.colour', 'number', roses.colours),
    'sizes least': fact('variant.size', 'number', sizes.least),
    'sizes most': fact('variant.size', 'number', sizes.most),
    'card from': fact('product.price', 'money', cards.least),
    suggestions: fact('article.body', 'number', suggestions.length),
    'constructor count': fact(
      'content.value',
      'number',
      ...new Set<number>(constructor.flowers.flatMap(({ counts }: any) => counts)),
    ),
    'constructor price': fact(
      'store/domain/constructor.ts priceFrom',
      'money',
      priceFrom(constructor, constructor.default),
    ),
    'short cm': fact('content.value', 'number', centimetres(words.lengths.short)),
    'long cm': fact('content.value', 'number', centimetres(words.lengths.long)),
    'big roses': fact('variant.count', 'number', ...big.map(({ count }) => count as number)),
    'big roses are': fact('variant.price', 'words', dearer.length ? 'for more' : 'for less'),
    'half-day slots': fact('delivery_window.ends_at', 'words', areHalfDays ? 'a half-day' : 'something else'),
    'last of christmas': fact(
      'closing_day.last_end',
      'words',
      eve.last_end === '12:00' ? 'the morning of the twenty-fourth' : 'another time',
    ),
    'box stems': fact('variant.title', 'number', stems(quiet.title)),
    'lively stems': fact('variant.title', 'number', stems(lively.title)),
    // A shelf is named by a price that nothing on it reaches, an offer by a share that nothing in it goes beyond.
    'under thirty': fact('product.price', 'money', under.most < 3_000 ? 3_000 : under.most),
    'offer share': fact(
      'variant.old_price',
      'words',
      offer.most <= 1 / 3 ? 'a third' : `${Math.round(offer.most * 100)}%`,
    ),
  }
}
