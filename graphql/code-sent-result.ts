import type { CodeSent } from '../contract/auth.ts'
import { Refusal, orRefusal } from './refusal.ts'

/** Whether a code was sent; what /v1 refuses altogether (input it does not take, nobody signed in) reads like any no. */
export async function codeSentResult(sending: Promise<CodeSent>): Promise<CodeSent> {
  const sent = await orRefusal(sending)
  if (!(sent instanceof Refusal)) return sent
  return { success: false, next_code_seconds_left: 0, error: { message: sent.message } }
}
