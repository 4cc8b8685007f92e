import { UpstreamError } from './upstream-error.ts'

/** Nobody waits for the answer any more: the client has closed its connection. What was done for it alone ends with this. */
export class ClientLeft extends Error {
  override name = 'ClientLeft'
  /** As others log it; nobody receives it. */
  readonly statusCode = 499

  constructor() {
    super('The client left before it was answered')
  }
}

/** Whether something ended only because the client had left. Nothing has failed then. */
export const hasLeft = (error: unknown): boolean =>
  error instanceof ClientLeft || (error instanceof UpstreamError && error.failure === 'left')
