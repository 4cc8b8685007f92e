import { asc, eq, inArray, sql } from 'drizzle-orm'
import { POLICY } from '../../contract/basket.ts'
import type { Position, VatRate } from '../../contract/basket.ts'
import type { GiftCardDetails, GiftCardWay } from '../../contract/types/gift-card-details.ts'
import { builtOnce } from '../db/built-once.ts'
import { cartLine, combo, product, variant } from '../db/schema.ts'
import {
  imageOf,
  combosOnSale,
  CONSTRUCTOR_REAL_ID,
  bouquetSlug,
  bouquetTitle,
  constructorOffer,
  bouquetPrice,
} from '../catalogue/index.ts'
import type { ComboMember } from '../catalogue/index.ts'
import { addAtRate, allocateByRate } from '../loyalty/index.ts'
import type { Context } from '../kernel/index.ts'

/** The part of a cart line that a position is made of. */
type Line = Omit<typeof cartLine.$inferSelect, 'isRecurring' | 'giftCard'> & {
  giftCard?: GiftCardDetails | null
}

const POLICY_OF_KIND: Record<string, number> = {
  gift: POLICY.gift,
  'gift-box': POLICY.gift,
  card: POLICY.greetingCard,
  'gift-card': POLICY.giftCard,
}

const goodsColumns = {
  variant: {
    id: variant.id,
    title: variant.title,
    imageName: variant.imageName,
    price: variant.price,
    oldPrice: variant.oldPrice,
  },
  product: {
    id: product.id,
    kind: product.kind,
    title: product.title,
    realId: product.realId,
    imageAlt: product.imageAlt,
    sameDay: product.sameDay,
    giftCardBy: product.giftCardBy,
    alcohol: product.alcohol,
    vatRate: product.vatRate,
    active: product.active,
  },
}

type Goods = {
  variant: Pick<typeof variant.$inferSelect, keyof typeof goodsColumns.variant>
  product: Pick<typeof product.$inferSelect, keyof typeof goodsColumns.product>
}

/** Returns the stored lines of a cart in insertion order, and the same as positions with current prices. */
export async function cartContent(
  ctx: Context,
  cartId: string,
): Promise<{ lines: (typeof cartLine.$inferSelect)[]; positions: Position[] }> {
  const rows = await linesWithGoods(ctx).execute({ cartId })
  const lines = rows.map(({ line }) => line)
  const goods = rows.flatMap(({ variant, product }) => (variant && product ? [{ variant, product }] : []))
  return { lines, positions: await positionsWith(ctx, lines, goods) }
}

const linesWithGoods = builtOnce((db) =>
  db
    .select({ line: cartLine, ...goodsColumns })
    .from(cartLine)
    .leftJoin(variant, eq(variant.id, cartLine.variantId))
    .leftJoin(product, eq(product.id, variant.productId))
    .where(eq(cartLine.cartId, sql.placeholder('cartId')))
    .orderBy(asc(cartLine.id)),
)

/** Returns cart lines as positions with current titles, pictures and prices, in the order of the lines. */
export async function positionsOf(ctx: Context, lines: Line[]): Promise<Position[]> {
  const ids = lines.flatMap((line) => line.variantId ?? [])
  const goods = ids.length
    ? await ctx.db
        .select(goodsColumns)
        .from(variant)
        .innerJoin(product, eq(product.id, variant.productId))
        .where(inArray(variant.id, ids))
    : []
  return positionsWith(ctx, lines, goods)
}

async function positionsWith(ctx: Context, lines: Line[], goods: Goods[]): Promise<Position[]> {
  // Sequential, because a transaction has one connection.
  const variants = variantPositions(lines, goods)
  const combos = await comboPositions(ctx, lines)
  const constructor = await constructorPositions(ctx, lines)
  return lines.flatMap(
    (line) => variants.get(line.id) ?? combos.get(line.id) ?? constructor.get(line.id) ?? [],
  )
}

type Priced = Omit<Position, 'position_slug' | 'quantity' | 'cost' | 'gift_card_text' | 'gift_card'> & {
  sentBy?: GiftCardWay | null
}

/** `priced.vat` is the VAT of one item; the position gets the VAT of all of them. */
function toPosition(line: Line, { sentBy, ...priced }: Priced): Position {
  return {
    ...priced,
    vat: priced.vat.map(({ rate, share }) => ({ rate, share: share * line.quantity })),
    position_slug: line.positionSlug,
    quantity: line.quantity,
    cost: priced.unit_price * line.quantity,
    gift_card_text: line.giftCardText,
    gift_card: sentBy ? { sent_by: sentBy, details: line.giftCard ?? null } : null,
  }
}

function variantPositions(lines: Line[], goods: Goods[]): Map<number, Position> {
  const sold = goods.filter(({ product }) => product.active)
  const byId = new Map(sold.map((row) => [row.variant.id, row]))
  return new Map(
    lines.flatMap((line) => {
      const row = line.variantId ? byId.get(line.variantId) : undefined
      if (!row) return []
      const priced: Priced = {
        product_id: row.product.id,
        policy_id: POLICY_OF_KIND[row.product.kind] ?? POLICY.bouquet,
        combo_id: null,
        offer_title: row.product.title,
        offer_real_id: row.product.realId,
        variant_title: row.variant.title,
        image: imageOf(row.product.realId, row.variant.imageName, row.product.imageAlt),
        unit_price: row.variant.price,
        old_unit_price: row.variant.oldPrice,
        same_day: row.product.sameDay,
        sentBy: row.product.giftCardBy,
        discountable: row.product.kind !== 'gift-card' && !row.product.alcohol,
        vat: [{ rate: row.product.vatRate, share: row.variant.price }],
      }
      return [[line.id, toPosition(line, priced)] as const]
    }),
  )
}

async function comboPositions(ctx: Context, lines: Line[]): Promise<Map<number, Position>> {
  const ids = lines.flatMap((line) => line.comboId ?? [])
  if (!ids.length) return new Map()
  const combos = await combosOnSale(ctx, inArray(combo.id, ids))
  return new Map(
    lines.flatMap((line) => {
      const row = combos.find((entry) => entry.id === line.comboId)
      const [first] = row?.members ?? []
      if (!row || !first) return []
      const { members: parts, price, oldPrice } = row
      const priced: Priced = {
        product_id: row.productId,
        policy_id: POLICY.combo,
        combo_id: row.id,
        offer_title: row.title,
        offer_real_id: first.realId,
        variant_title: parts.map((part) => part.productTitle).join(' + '),
        image: imageOf(first.realId, first.imageName, first.imageAlt),
        unit_price: price,
        old_unit_price: oldPrice,
        same_day: parts.every((part) => part.sameDay),
        discountable: !parts.some((part) => part.alcohol),
        vat: vatOfParts(parts, price),
      }
      return [[line.id, toPosition(line, priced)] as const]
    }),
  )
}

/**
 * Splits the price of a combination over the VAT rates of its parts. It costs less than its parts do
 * separately.
 */
function vatOfParts(parts: ComboMember[], price: number): Position['vat'] {
  const weights = new Map<VatRate, number>()
  for (const { vatRate, price: apart } of parts) addAtRate(weights, vatRate, apart)
  return [...allocateByRate(price, weights)].map(([rate, share]) => ({ rate, share }))
}

async function constructorPositions(ctx: Context, lines: Line[]): Promise<Map<number, Position>> {
  if (!lines.some((line) => line.bouquet)) return new Map()
  const offer = await constructorOffer(ctx)
  return new Map(
    lines.flatMap((line) => {
      if (!line.bouquet || !line.productId) return []
      const title = bouquetTitle(line.bouquet)
      const priced: Priced = {
        product_id: line.productId,
        policy_id: POLICY.constructor,
        combo_id: null,
        offer_title: 'Your own bouquet',
        offer_real_id: CONSTRUCTOR_REAL_ID,
        variant_title: title,
        image: imageOf(CONSTRUCTOR_REAL_ID, bouquetSlug(offer, line.bouquet), `A bouquet of ${title}`),
        unit_price: bouquetPrice(offer, line.bouquet),
        old_unit_price: null,
        same_day: true,
        discountable: true,
        vat: [{ rate: 20, share: bouquetPrice(offer, line.bouquet) }],
      }
      return [[line.id, toPosition(line, priced)] as const]
    }),
  )
}
