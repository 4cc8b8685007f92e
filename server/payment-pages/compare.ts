import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What a payment page of a running shop is compared with. */
export type Expected = {
  /** The headers that the page is sent with; `{nonce}` stands for that of the answer. */
  headers: Record<string, string>
  /** The folder with the scripts of the release: `dist/client/assets`. */
  assets: string
}

export type Finding = { what: string; difference: string | undefined }

/** Any order: who may not see it gets the page that says so, with the policy of all payment pages. */
const PATH = '/payment/stripe/AAAA2222'
/** Guards let nobody pass who has no session at all. */
const COOKIE = 'session_token=payment-page-monitor; consent=necessary'
const AT_ONCE = 8

/**
 * Compares the headers of a payment page of a running shop, the scripts it names, and every script of the release, byte for byte, with
 * what they should be. Answers with a finding for each thing that was looked at. Throws when the shop cannot be reached.
 */
export async function comparePaymentPage(shopUrl: string, { headers, assets }: Expected): Promise<Finding[]> {
  const answer = await fetch(shopUrl + PATH, { headers: { cookie: COOKIE }, redirect: 'manual' })
  const html = await answer.text()
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  const findings = Object.entries(headers).map(([name, value]): Finding => {
    const expected = value.replaceAll('{nonce}', nonce)
    const seen = answer.headers.get(name)
    return {
      what: `header ${name}`,
      difference:
        seen === expected
          ? undefined
          : `is ${JSON.stringify(seen)}, and should be ${JSON.stringify(expected)}`,
    }
  })
  const names = (await readdir(assets, { recursive: true })).filter((name) => name.endsWith('.js'))
  return [
    ...findings,
    { what: 'scripts of the page', difference: foreignScript(html, nonce, new Set(names)) },
    ...(await compareFiles(shopUrl, assets, names)),
  ]
}

/** What a page runs that is neither a file of the release nor carries its nonce. */
function foreignScript(html: string, nonce: string, names: ReadonlySet<string>): string | undefined {
  for (const [tag, attributes = ''] of html.matchAll(/<(?:script|link rel="modulepreload")([^>]*)>/g)) {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue
    const source = /(?:src|href)="([^"]*)"/.exec(attributes)?.[1]
    if (source === undefined ? nonce && attributes.includes(`nonce="${nonce}"`) : names.has(nameOf(source)))
      continue
    return `${tag} is not of this release`
  }
  const handler = /<[^>]*\son\w+=/.exec(html)?.[0]
  return handler && `${handler} runs inline`
}

const nameOf = (source: string) => (source.startsWith('/assets/') ? source.slice('/assets/'.length) : '')

async function compareFiles(shopUrl: string, assets: string, names: string[]): Promise<Finding[]> {
  const findings: Finding[] = []
  const left = [...names]
  const next = async (): Promise<void> => {
    const name = left.shift()
    if (name === undefined) return
    const [here, there] = await Promise.all([
      readFile(join(assets, name)),
      fetch(`${shopUrl}/assets/${name}`).then(async (answer) => ({
        status: answer.status,
        bytes: Buffer.from(await answer.arrayBuffer()),
      })),
    ])
    const isSame = there.status === 200 && integrityOf(there.bytes) === integrityOf(here)
    const seen = there.status === 200 ? integrityOf(there.bytes) : `status ${there.status}`
    findings.push({
      what: `/assets/${name}`,
      difference: isSame ? undefined : `is ${seen}, and should be ${integrityOf(here)}`,
    })
    return next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return findings
}

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
