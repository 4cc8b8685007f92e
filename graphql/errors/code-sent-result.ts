import type { CodeSent } from '../../contract/auth.ts'
import { Refusal, orRefusal } from './refusal.ts'

/** Whether a code was sent. A refusal (invalid input, nobody signed in) becomes an answer without success. */
export async function codeSentResult(sending: Promise<CodeSent>): Promise<CodeSent> {
  const sent = await orRefusal(sending)
  if (!(sent instanceof Refusal)) return sent
  const { code, message } = sent.parts[0] ?? sent
  return { success: false, next_code_seconds_left: 0, error: { code, message } }
}
