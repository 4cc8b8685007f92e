import type { z } from 'zod'
import { PROVIDER_TIMEOUT_MS, ProviderError } from '../../kernel/index.ts'

export type ProviderAnswer = { status: number; body: unknown }

/**
 * Calls a provider with JSON. Throws ProviderError on a time-out, a network error or an answer that is not
 * JSON.
 */
export async function callProvider(
  url: string,
  { method, headers, body }: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : {} }
  } catch (cause) {
    throw new ProviderError(`${new URL(url).host} does not answer`, { cause })
  }
}

/**
 * Returns a provider's answer, checked against its schema. Throws ProviderError for an error status or
 * another shape.
 */
export function expectAnswer<T extends z.ZodType>(
  { status, body }: ProviderAnswer,
  schema: T,
  what: string,
): z.output<T> {
  const parsed = schema.safeParse(body)
  if (status >= 400 || !parsed.success) throw new ProviderError(`${what} answers ${status}`)
  return parsed.data
}
