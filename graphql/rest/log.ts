import type { z } from 'zod'
import * as api from '../../contract/log.ts'
import type { RestClient } from './client.ts'

export const writeLog = (rest: RestClient, body: z.input<typeof api.ClientLog>) =>
  rest.call(api.writeLog, { body })
