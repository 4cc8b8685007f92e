import { Agent, request } from 'undici'

export type Seen = {
  status: number
  location: string | undefined
  html: string
  headers: Record<string, string | string[] | undefined>
}

/** What a browser with JavaScript switched off does: follows links, posts forms, keeps cookies. */
export class BrowserWithoutScripts {
  readonly cookies = new Map<string, string>()
  readonly #shopUrl: () => string
  readonly #agent = new Agent()
  readonly #always: Record<string, string>

  /** `always` are headers that go with every request, as a proxy adds them. */
  constructor(shopUrl: () => string, always: Record<string, string> = {}) {
    this.#shopUrl = shopUrl
    this.#always = always
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Seen> {
    return this.#send('GET', path, undefined, headers)
  }

  /** Posts a form as the shop's own page would. */
  post(path: string, fields: Record<string, string | number>): Promise<Seen> {
    const body = new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString()
    return this.#send('POST', path, body, {
      'content-type': 'application/x-www-form-urlencoded',
      origin: this.#shopUrl(),
      'sec-fetch-site': 'same-origin',
    })
  }

  /** Runs an operation of the manifest. Answers with its whole GraphQL response. */
  async graphql(sha256Hash: string, variables: object): Promise<any> {
    const seen = await this.#send(
      'POST',
      '/graphql',
      JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
      {
        'content-type': 'application/json',
        origin: this.#shopUrl(),
        'sec-fetch-site': 'same-origin',
      },
    )
    return JSON.parse(seen.html)
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Seen> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await request(new URL(path, this.#shopUrl()), {
      method,
      body: body ?? null,
      headers: { ...headers, ...this.#always, ...(cookie && { cookie }) },
      dispatcher: this.#agent,
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    const location = answer.headers.location
    return {
      status: answer.statusCode,
      location: [location].flat()[0],
      html: await answer.body.text(),
      headers: answer.headers,
    }
  }
}
