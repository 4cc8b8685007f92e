import { Refusal, orRefusal } from './refusal.ts'

/** What a change left, or the message why it was not made; `codeOf` may tell from what is there which kind of reason. */
export async function mutationResult<T>(
  change: Promise<{ success: boolean; message: string; data: T }>,
  codeOf: (data: T) => string = () => 'refused',
): Promise<T | Refusal> {
  const result = await orRefusal(change)
  if (result instanceof Refusal) return result
  return result.success ? result.data : new Refusal(codeOf(result.data), result.message)
}
