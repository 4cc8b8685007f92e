import { z } from 'zod'
import { endpoint } from './types/endpoint.ts'

/** A guest session: the key to a cart and to orders placed as a guest. */
export const Session = z.object({
  token: z.string(),
  exp_data: z.iso.datetime({ offset: true }).describe('When the token stops working'),
})
export type Session = z.infer<typeof Session>

export const createSession = endpoint({
  method: 'POST',
  path: '/v1/session/',
  summary: 'Start a guest session',
  tag: 'session',
  response: Session,
})
