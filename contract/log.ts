import { z } from 'zod'
import { endpoint } from './types/endpoint.ts'

/** Something that went wrong in a browser. */
export const ClientLog = z.strictObject({
  level: z.enum(['info', 'warning', 'error']).default('error'),
  message: z.string().min(1).max(2000),
  path: z.string().max(500).default(''),
  stack: z.string().max(8000).optional(),
})

export const writeLog = endpoint({
  method: 'POST',
  path: '/v1/log/',
  summary: 'Report an error in a browser',
  tag: 'log',
  startsSession: false,
  body: ClientLog,
  description: 'No personal data belongs in it.',
  access: 'optional session',
  refusals: ['too_many_requests'],
  example: { body: { level: 'error', message: 'TypeError: x is undefined', path: '/category/roses' } },
  response: z.object({ success: z.boolean() }),
})
