import { z } from 'zod'
import { CARD_TEXT_LENGTH } from './field-rules.ts'

/** Money in integer pence. */
export const Pence = z.int().meta({ description: 'Integer pence', examples: [4950] })
/** A civil date in Europe/London, YYYY-MM-DD. */
export const LondonDate = z.iso
  .date('not_a_date')
  .meta({ description: 'Civil date in Europe/London, YYYY-MM-DD', examples: ['2026-12-24'] })
export const Slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9][a-z0-9~-]*$/, 'not_a_slug')
  .meta({
    description: 'The part of an address: lower-case letters, digits and hyphens',
    examples: ['red-roses'],
  })
/** A caller gives the number; in a path it is text. */
export const ProductId = z.coerce
  .number<number>()
  .int()
  .positive()
  .max(2_147_483_647)
  .meta({ description: 'Product number', examples: [101] })
/** The first half of a postcode, which is not enough to find a door. */
export const OUTCODE = /^[a-z]{1,2}\d[a-z\d]?$/i
export const OrderId = z
  .string()
  .regex(/^[0-9A-Z]{8}$/, 'not_an_order_number')
  .meta({ description: 'Order number', examples: ['7F3K2M9Q'] })
/**
 * Text in lines, trimmed. A browser's form ends each line with two characters where its own count, and everybody
 * else's, has one: they are one here, before anything is counted.
 */
export const Lines = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n'))
  .trim()
  .describe('Text in lines; what is blank around it is dropped')
/** The message on a greeting card: what fits on one by hand. Control characters are refused. */
export const GiftCardText = Lines.max(CARD_TEXT_LENGTH, 'too_long')
  // eslint-disable-next-line no-control-regex -- the very characters to refuse
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'control_characters')
  .describe('What the card says, in lines')
/** What the shop's apps say of themselves, in the header `X-App-Platform`: promo codes for the app are taken there. */
export const APP_PLATFORMS = ['ios', 'android'] as const
export type AppPlatform = (typeof APP_PLATFORMS)[number]
/** How many of one thing a cart line may hold. */
export const Quantity = z
  .int('not_whole')
  .min(1, 'too_small')
  .max(99, 'too_large')
  .meta({ description: 'How many', examples: [1] })

/** A picture in the image service: `/images/{real_id}/{size}/{name}.{format}`. */
export const Image = z
  .object({
    real_id: z.string(),
    name: z
      .string()
      .describe('Changes whenever the picture does, so that its address can be cached for ever'),
    alt_text: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({
    examples: [{ real_id: 'LK-000101', name: 'b7f3c2', alt_text: 'Red roses', width: 1200, height: 1500 }],
  })
export type Image = z.infer<typeof Image>

/** A picture or icon, a title and where it leads: navigation tiles of many kinds. */
export const Tile = z.object({
  title: z.string(),
  text: z.string().nullable(),
  href: z.string(),
  image: Image.nullable(),
})
export type Tile = z.infer<typeof Tile>

/** Text somebody may type, in lines of their own: trimmed. */
export const OptionalText = (max: number) => Lines.max(max, 'too_long').nullish()

/** One line of text somebody typed: trimmed, not empty, no control characters. */
export const PlainLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(max, 'too_long')
    .regex(/^[^\p{Cc}]*$/u, 'control_characters')
/** The name of somebody, or of a place or a day, in one line. */
export const NameLine = PlainLine(80)
