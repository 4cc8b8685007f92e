import { bouquetPrice } from '../../store/catalogue/constructor.ts'
import { fact } from './fact.ts'
import type { Facts, Query, Row } from './fact.ts'

const COUNT = 'variant.count'
const OF_PRODUCT = 'variant as v join product as p on p.id = v.product_id'
const IN_COLLECTION = `variant as v join collection_product as m on m.product_id = v.product_id
  join collection as c on c.id = m.collection_id`

/** Fewest and most stems of a collection. */
const stemsIn = (slug: string) =>
  `select min(v.count) as least, max(v.count) as most from ${IN_COLLECTION} where c.slug = '${slug}'`
const ROSES = `select min(v.count) as least, max(v.count) as most, count(distinct v.colour) as colours
  from ${OF_PRODUCT} where p.kind = 'roses'`
const SIZES = `select min(n) as least, max(n) as most from
  (select count(distinct v.size) as n from ${OF_PRODUCT} where p.kind = 'bouquet' group by p.id) as sizes`
const UNDER = `select max(p.price) as most from product as p join collection_product as m on m.product_id = p.id
  join collection as c on c.id = m.collection_id where c.slug = 'under-ps30'`
const OFFER = 'select max(1 - price::float / old_price) as most from variant where old_price is not null'
const BIG = `select distinct v.count from ${IN_COLLECTION} where c.slug = 'big-rose-bouquets' and v.count > 50`
/** Big bouquets of roses whose stems cost as much as those of a dozen, or more. */
const NOT_CHEAPER = `select 1 from variant as big join variant as small
  on small.product_id = big.product_id and small.length = big.length
  where small.count = 12 and big.count > 50 and big.price::float / big.count >= small.price::float / small.count`
const boxTitle = (realId: string) =>
  `select v.title from ${OF_PRODUCT} where p.real_id = '${realId}' order by v.price limit 1`

const stemsOf = (row: Row) => /(\d+) stems/.exec(row.title)?.[1] ?? ''
const centimetresOf = (words: string) => /(\d+) cm/.exec(words)?.[1] ?? ''

/** What is sold: how many stems, how long, in how many sizes, and for how much. */
export async function factsOfCatalogue(query: Query): Promise<Facts> {
  const one = async (text: string): Promise<Row> => (await query(text))[0] ?? {}
  const content = async (key: string) => (await one(`select value from content where key = '${key}'`)).value
  const [mini, red, roses, sizes] = [
    await one(stemsIn('mini-bouquets')),
    await one(stemsIn('red-roses')),
    await one(ROSES),
    await one(SIZES),
  ]
  const [under, offer] = [(await one(UNDER)).most as number, (await one(OFFER)).most as number]
  const article = await one(`select body from article where slug = 'what-to-write-on-the-card'`)
  const suggestions = String(article.body).match(/^- /gm) ?? []
  const maker = await content('constructor-block')
  const { lengths } = await content('product')
  const counts = (maker.flowers as { counts: number[] }[]).flatMap((flower) => flower.counts)
  const bigCounts = (await query(BIG)).map(({ count }) => Number(count))
  // Bands meet at a penny and are named by the pound.
  const bands = (await query(`select price_from, price_to from facet_value where facet = 'price'`)).flatMap(
    ({ price_from: from, price_to: to }) => [from, to].map((pence) => Math.round(Number(pence) / 100) * 100),
  )
  const areCheaper = (await query(NOT_CHEAPER)).length === 0
  return {
    telephone: fact('content.value', 'phone', (await content('navigation')).call.phone),
    'mini least': fact(COUNT, 'number', mini.least),
    'mini most': fact(COUNT, 'number', mini.most),
    'roses least': fact(COUNT, 'number', roses.least),
    'roses most': fact(COUNT, 'number', roses.most),
    'red roses least': fact(COUNT, 'number', red.least),
    'rose colours': fact('variant.colour', 'number', roses.colours),
    'big roses': fact(COUNT, 'number', ...bigCounts),
    'big roses are': fact('variant.price', 'words', areCheaper ? 'for less' : 'for more'),
    'short cm': fact('content.value', 'number', centimetresOf(lengths.short)),
    'long cm': fact('content.value', 'number', centimetresOf(lengths.long)),
    'sizes least': fact('variant.size', 'number', sizes.least),
    'sizes most': fact('variant.size', 'number', sizes.most),
    'box stems': fact('variant.title', 'number', stemsOf(await one(boxTitle('LK-007018')))),
    'lively stems': fact('variant.title', 'number', stemsOf(await one(boxTitle('LK-007019')))),
    'constructor count': fact('content.value', 'number', ...new Set(counts)),
    'constructor price': fact(
      'store/catalogue/constructor.ts bouquetPrice',
      'money',
      bouquetPrice(maker, maker.default),
    ),
    'price band': fact('facet_value.price_from', 'money', ...bands),
    // A shelf is named by a price that nothing on it reaches, an offer by a share that nothing in it goes beyond.
    'under thirty': fact('product.price', 'money', under < 3_000 ? 3_000 : under),
    'offer share': fact(
      'variant.old_price',
      'words',
      offer <= 1 / 3 ? 'a third' : `${Math.round(offer * 100)}%`,
    ),
    suggestions: fact('article.body', 'number', suggestions.length),
  }
}
