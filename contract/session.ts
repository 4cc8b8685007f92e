import { z } from 'zod'
import { endpoint } from './types/endpoint.ts'

/** A guest session: the key to a cart and to orders placed as a guest. */
export const Session = z.object({
  token: z.string().describe('For the header X-Session-Token'),
  exp_data: z.iso.datetime({ offset: true }).describe('When the token stops working'),
})
export type Session = z.infer<typeof Session>

export const createSession = endpoint({
  method: 'POST',
  path: '/v1/session/',
  summary: 'Start a guest session',
  tag: 'session',
  description:
    'The token goes into X-Session-Token of the calls that follow. How many sessions one network begins in a day is limited.',
  refusals: ['too_many_requests'],
  response: Session,
})
