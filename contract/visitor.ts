import { z } from 'zod'
import { dataOf, endpoint } from './types/endpoint.ts'
import { User } from './user.ts'

/** What every page shows of a visitor, and no more. */
export const Visitor = z.object({
  cart: z.object({ quantity: z.int().describe('How many things are in the cart') }),
  favorites: z.object({
    ids: z.array(z.int()).describe('The products that the visitor likes, newest first'),
  }),
  user: User.pick({ id: true, name: true }).nullable().describe('Who is signed in; null for a guest'),
})
export type Visitor = z.infer<typeof Visitor>

export const getVisitor = endpoint({
  method: 'GET',
  path: '/v1/visitor/',
  summary: 'What every page shows of this visitor',
  tag: 'session',
  description:
    'The numbers in the header and the hearts on cards. They agree with the cart, the favourites and the personal data, which have the rest.',
  access: 'visitor',
  response: dataOf(Visitor),
})
