import type { Ask } from './answers.ts'

const KEPT_MS = 600_000
const kept = new Map<string, { until: number; answer: Promise<unknown> }>()

/**
 * Asks /v1 at `baseUrl`. What is the same for everybody is kept in this process for ten minutes, as the shop's gateway does.
 * Rejects when /v1 answers with an error.
 */
export const askV1 =
  (baseUrl: string): Ask =>
  async (path, pick, token) => {
    const read = async () => {
      const answer = await fetch(baseUrl + path, token ? { headers: { 'x-session-token': token } } : {})
      if (!answer.ok) throw new Error(`GET ${path} was answered with ${answer.status}`)
      return pick(await answer.json())
    }
    if (token) return read()
    const found = kept.get(path)
    if (found && found.until > Date.now()) return found.answer as ReturnType<typeof read>
    const answer = read()
    kept.set(path, { until: Date.now() + KEPT_MS, answer })
    answer.catch(() => kept.delete(path))
    return answer
  }

/** The session in a Cookie header; undefined without one. */
export function sessionIn(cookies: string | null): string | undefined {
  return /(?:^|;\s*)session_token=([^;]+)/.exec(cookies ?? '')?.[1]
}
