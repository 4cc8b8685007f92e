import { Refusal, orRefusal, refusalOf } from './refusal.ts'

type Outcome<T> = { success: boolean; message: string; code?: string; field?: string; data: T }

/**
 * The data of a change, or the refusal when /v1 answers without success. `codeOf` gives the code of a refusal that has
 * none, from the data as it stands.
 */
export async function mutationResult<T>(
  change: Promise<Outcome<T>>,
  codeOf: (data: T) => string = () => 'refused',
): Promise<T | Refusal> {
  const result = await orRefusal(change)
  if (result instanceof Refusal) return result
  const { success, message, code, field, data } = result
  return success ? data : refusalOf(code ?? codeOf(data), message, { field })
}
