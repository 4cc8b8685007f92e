import { Refusal, orRefusal } from './refusal.ts'

/** What a change left, or the message why it was not made. */
export async function outcome<T>(
  change: Promise<{ success: boolean; message: string; data: T }>,
): Promise<T | Refusal> {
  const result = await orRefusal(change)
  if (result instanceof Refusal) return result
  return result.success ? result.data : new Refusal('refused', result.message)
}
