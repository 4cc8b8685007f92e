import { redirect } from 'react-router-dom'
import type { Answer } from '../graphql/answer.ts'
import { requireField } from '../graphql/answer.ts'
import { signInPath } from '../paths/sign-in-path.ts'

/** Redirects guests to sign in and back here. Also throws when a required field failed. */
export function requireUser<Data extends { me?: unknown }>(
  answer: Answer<Data>,
  request: Request,
  ...fields: (keyof Data & string)[]
): void {
  for (const field of ['me', ...fields]) requireField(answer, field)
  if (answer.data.me) return
  const { pathname, search } = new URL(request.url)
  throw redirect(signInPath(pathname + search))
}

/** What is said of a page of the account. */
export function profileMeta(title: string) {
  return { title, robots: 'noindex' }
}
