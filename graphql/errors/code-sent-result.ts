import type { CodeSent } from '../../contract/auth.ts'
import { Refusal, orRefusal } from './refusal.ts'

/** Why no code was sent, and how many seconds until one can be. */
export class CodeNotSent extends Refusal {
  readonly next_code_seconds_left: number

  constructor(refusal: Pick<Refusal, 'code' | 'message' | 'field'>, secondsLeft: number) {
    super(refusal.code, refusal.message, { field: refusal.field })
    this.next_code_seconds_left = secondsLeft
  }
}

/** Whether a code was sent. A refusal (invalid input, nobody signed in) becomes an answer without success. */
export async function codeSentResult(sending: Promise<CodeSent>): Promise<CodeSent | CodeNotSent> {
  const sent = await orRefusal(sending)
  if (sent instanceof Refusal) return new CodeNotSent(sent.parts[0] ?? sent, 0)
  if (sent.success) return sent
  const { error, next_code_seconds_left: seconds } = sent
  // Who has to wait has given a right address or number.
  const field = seconds ? null : 'body.receiver'
  const code = error?.code || (seconds ? 'wait' : 'refused')
  return new CodeNotSent({ code, message: error?.message ?? '', field }, seconds)
}
