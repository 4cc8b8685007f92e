import { codeTo } from './pages/sign-in-by-form.ts'

/** A visitor's cookies, by name. */
export type Jar = Map<string, string>

/** Runs an operation at the gateway, as a browser with these cookies; the answer's cookies go into the jar. */
export async function ask(shopUrl: string, jar: Jar, operation: string) {
  const answer = await fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query: operation }),
  })
  const cookies = answer.headers.getSetCookie()
  for (const line of cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value && !line.includes('Expires=Thu, 01 Jan 1970')) jar.set(name, value)
    else jar.delete(name)
  }
  const text = await answer.text()
  return { text, cookies, body: JSON.parse(text) as { data: any; errors?: unknown } }
}

/** What is asked of a sign-in. */
export const SIGNED_IN =
  '__typename ... on SignedIn { isNewUser user { email } } ... on Refusal { code message field }'

/** Signs in by a code to an e-mail address. */
export async function signIn(shopUrl: string, jar: Jar, receiver: string) {
  const sent = await ask(
    shopUrl,
    jar,
    `mutation { sendCode(input: { type: EMAIL, receiver: "${receiver}" }) {
       __typename ... on CodeNotSent { message }
     } }`,
  )
  const { __typename: outcome, message } = sent.body.data.sendCode
  if (outcome !== 'CodeSent') throw new Error(`No code was sent to ${receiver}: ${message}`)
  const code = await codeTo(shopUrl, receiver)
  return ask(
    shopUrl,
    jar,
    `mutation { signIn(input: { type: EMAIL, receiver: "${receiver}", code: "${code}" }) { ${SIGNED_IN} } }`,
  )
}
