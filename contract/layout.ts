import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'

/** What is pressed to go somewhere. */
export const Link = z.object({ title: z.string(), href: z.string() })

export const Navigation = z.object({
  main: z.array(Link.extend({ icon: z.string(), children: z.array(Link) })),
  other: z.array(Link),
  call: z.object({ label: z.string(), phone: z.string(), hours: z.string() }),
})
export type Navigation = z.infer<typeof Navigation>

export const Footer = z.object({
  columns: z.array(z.object({ title: z.string(), links: z.array(Link) })),
  social: z.array(Link),
  legal: z.string(),
  payments: z
    .array(z.string())
    .default([])
    .describe('What can be paid with, each by the name that a shopper knows, such as `Visa`'),
})
export type Footer = z.infer<typeof Footer>

export type Category = {
  title: string
  icon: string
  prefix: string
  slug: string
  in_menu: boolean
  list: Category[]
}
export const Category: z.ZodType<Category> = z.object({
  title: z.string(),
  icon: z.string(),
  prefix: z.string(),
  slug: z.string(),
  in_menu: z.boolean(),
  get list() {
    return z.array(Category)
  },
})

const District = z.object({
  slug: z.string(),
  name: z.string(),
  outward_codes: z.array(z.string()).describe('First halves of the postcodes in it'),
  latitude: z.number(),
  longitude: z.number(),
})

export const City = z.object({
  slug: z.string(),
  name: z.string(),
  county: z.string(),
  zone: z.string().describe('The zone whose windows and prices hold there'),
  latitude: z.number(),
  longitude: z.number(),
  districts: z.array(District),
})
export type City = z.infer<typeof City>

const shared = { method: 'GET', tag: 'layout', shared: true } as const

export const getNavigation = endpoint({
  ...shared,
  path: '/v1/navigation/',
  summary: 'The menu of the header',
  response: dataOf(Navigation),
})
export const getFooter = endpoint({
  ...shared,
  path: '/v1/footer/',
  summary: 'The footer',
  response: dataOf(Footer),
})
export const getCategories = endpoint({
  ...shared,
  path: '/v1/categories/',
  summary: 'The category tree',
  response: dataOf(z.array(Category)),
})
export const getDeliveryCities = endpoint({
  ...shared,
  path: '/v1/delivery-cities',
  summary: 'Cities and districts we deliver to',
  response: dataOf(z.array(City)),
})
