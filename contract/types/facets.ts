import { z } from 'zod'
import { Pence } from './primitives.ts'

const MOST_VALUES = 20
/** Values of a facet in a query: `red,pink`, or the parameter given several times. */
const several = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((part) => part.split(',').filter(Boolean)))
  .refine((values) => values.length <= MOST_VALUES, {
    error: 'too_many_values',
    params: { limit: MOST_VALUES },
  })
  .refine((values) => values.every((value) => /^[a-z0-9-]{1,40}$/.test(value)), 'not_a_slug')
const limit = z.coerce.number().int().min(0).max(10_000_000)

/** How a listing can be narrowed: values of one facet widen each other, facets narrow each other. */
export const FILTERS = {
  price_min: limit.optional().describe('Pence'),
  price_max: limit.optional().describe('Pence'),
  colour: several.optional(),
  stem: several.optional().describe('Kinds of flower'),
  size: several.optional(),
  occasion: several.optional(),
  recipient: several.optional(),
  same_day: z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }).optional(),
}

/** What was applied, as it was understood. */
export const Applied = z.object({
  price_min: Pence.nullable(),
  price_max: Pence.nullable(),
  colour: z.array(z.string()),
  stem: z.array(z.string()),
  size: z.array(z.string()),
  occasion: z.array(z.string()),
  recipient: z.array(z.string()),
  same_day: z.boolean(),
})
export type Applied = z.infer<typeof Applied>

export const FacetValue = z.object({
  value: z.string(),
  title: z.string(),
  count: z.int().describe('How many products there would be with it'),
  is_exact: z.boolean().describe('False when the count is only a lower bound'),
  is_selected: z.boolean(),
})
export type FacetValue = z.infer<typeof FacetValue>

export const PriceBand = FacetValue.extend({ price_min: Pence.nullable(), price_max: Pence.nullable() })
export type PriceBand = z.infer<typeof PriceBand>

/** Each count says how many there would be with this value and what is chosen in the other facets. */
export const Facets = z.object({
  price: z.object({ min: Pence, max: Pence, bands: z.array(PriceBand) }),
  colour: z.array(FacetValue),
  stem: z.array(FacetValue),
  size: z.array(FacetValue),
  occasion: z.array(FacetValue),
  recipient: z.array(FacetValue),
  same_day: z.array(FacetValue),
})
export type Facets = z.infer<typeof Facets>
