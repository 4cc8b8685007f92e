/** An argument of a query that the gateway itself finds wrong; the message names it. Clients are told with `BAD_USER_INPUT`. */
export class WrongArgument extends Error {
  override name = 'WrongArgument'
}
