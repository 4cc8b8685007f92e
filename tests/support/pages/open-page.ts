import { request } from 'undici'

/** What a page is answered with, and what stands in it. Redirections are not followed. */
export async function openPage(url: string, headers: Record<string, string> = {}) {
  const answer = await request(url, { headers })
  const html = await answer.body.text()
  return {
    status: answer.statusCode,
    location: answer.headers.location,
    cacheControl: answer.headers['cache-control'],
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
    html,
    layout: /data-layout="(\w+)"/.exec(html)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  }
}
