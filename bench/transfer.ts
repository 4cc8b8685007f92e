import { request } from 'undici'

export type Transfer = {
  page: string
  html: number
  htmlBr: number
  js: number
  jsBr: number
  css: number
  cssBr: number
  scripts: number
}

async function bytes(url: string, encoding: 'identity' | 'br'): Promise<Buffer> {
  const answer = await request(url, { headers: { 'accept-encoding': encoding } })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return Buffer.from(await answer.body.arrayBuffer())
}

/** What a first view of a page transfers: the document, and the scripts and styles it names. */
export async function transferOf(shopUrl: string, page: string, path: string): Promise<Transfer> {
  const html = await bytes(shopUrl + path, 'identity')
  const named = (pattern: RegExp) => [
    ...new Set([...html.toString().matchAll(pattern)].map(([, address]) => address ?? '')),
  ]
  const scripts = named(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)
  const styles = named(/<link rel="stylesheet" href="([^"]+)">/g)
  const total = async (addresses: string[], encoding: 'identity' | 'br') => {
    const sizes = await Promise.all(
      addresses.map(async (address) => (await bytes(shopUrl + address, encoding)).length),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    page,
    html: html.length,
    htmlBr: (await bytes(shopUrl + path, 'br')).length,
    js: await total(scripts, 'identity'),
    jsBr: await total(scripts, 'br'),
    css: await total(styles, 'identity'),
    cssBr: await total(styles, 'br'),
    scripts: scripts.length,
  }
}
