/** The shop was asked for more than it answers one network at a time; the message is for the shopper. */
export class TooManyRequests extends Error {
  override name = 'TooManyRequests'
}

type Told = { message: string; extensions?: Record<string, unknown> }

/** What the gateway's errors say of that; undefined when they are about something else. */
export function tooManyRequests(errors: readonly Told[]): TooManyRequests | undefined {
  const told = errors.find(({ extensions }) => extensions?.code === 'TOO_MANY_REQUESTS')
  return told && new TooManyRequests(told.message)
}
