import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { expect } from 'vitest'

/** What an address is answered that is sent as it is written: no library puts it in order before. */
export async function askRaw(shopUrl: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(shopUrl)
  const asked = request({ hostname, port, path, headers, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode ?? 0, location: answer.headers.location }
}

/** Does the same for all of them, a few at a time; answers in their order. */
export async function forAll<Of, Answer>(
  all: readonly Of[],
  ask: (one: Of, index: number) => Promise<Answer>,
  atOnce = 16,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const left = all.entries()
  const worker = async () => {
    for (const [index, one] of left) answers[index] = await ask(one, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return answers
}

/** The numbers from 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Asks again until the answer is as expected: e-mails and log lines come a moment later, on a busy machine later still. */
export function eventually<Answer>(ask: () => Answer) {
  return expect.poll(ask, { timeout: 20_000, interval: 50 })
}
