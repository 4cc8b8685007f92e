import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { SharedBackend } from '../../tests/support/processes/shared-backend.ts'
import { sharedBackend } from '../../tests/support/processes/shared-backend.ts'

type Manifest = {
  start_url: string
  theme_color: string
  icons: { src: string; type: string; sizes: string; purpose?: string }[]
  shortcuts: { name: string; url: string }[]
}

let backend: SharedBackend
let manifest: Manifest
let home: string

beforeAll(async () => {
  backend = await sharedBackend()
  home = await (await fetch(`${backend.shop.url}/`)).text()
  const path = /<link rel="manifest" href="([^"]+)">/.exec(home)?.[1] ?? ''
  const answer = await fetch(backend.shop.url + path)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  manifest = (await answer.json()) as Manifest
})

test('the shop can be installed: it has what browsers ask of a manifest', () => {
  expect(manifest).toMatchObject({ id: '/', short_name: 'Larkspur', scope: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
})

test('the icons are of the size that is said', async () => {
  for (const { src, type, sizes } of manifest.icons) {
    const answer = await fetch(backend.shop.url + src)
    expect(answer.headers.get('content-type'), src).toContain(type)
    if (sizes === 'any') continue
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('what an icon leads to is there', async () => {
  for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
    const answer = await fetch(backend.shop.url + path)
    expect(answer.status, path).toBe(200)
  }
})
