import { cookies } from 'next/headers'
import type { Ask } from '../shared/answers.ts'

const KEPT_SECONDS = 600

/** Asks /v1. Next's data cache keeps what is the same for everybody. */
export const ask: Ask = async (path, pick, token) => {
  const answer = await fetch(
    `${process.env.V1_URL}${path}`,
    token
      ? { headers: { 'x-session-token': token }, cache: 'no-store' }
      : { next: { revalidate: KEPT_SECONDS } },
  )
  if (!answer.ok) throw new Error(`GET ${path} was answered with ${answer.status}`)
  return pick(await answer.json())
}

export async function sessionToken(): Promise<string | undefined> {
  return (await cookies()).get('session_token')?.value
}
