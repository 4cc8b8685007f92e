import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeOf } from '../../tests/support/processes/own-postgres.ts'
import type { ShopProcess } from '../../tests/support/processes/shop-process.ts'
import { startShopProcess } from '../../tests/support/processes/shop-process.ts'

let folder: string
let shop: ShopProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-embedded-'))
  shop = await startShopProcess({ DATABASE_URL: '', DATA_DIR: folder, SEED_PRODUCTS: '1' })
})
afterAll(async () => {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The process id of the database. */
async function postmaster(): Promise<number> {
  const file = join(await homeOf(folder), 'postgres', 'postmaster.pid')
  return Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
}

/** The status of a request that needs the database. */
const newSession = () =>
  fetch(`${shop.storeUrl}/v1/session/`, { method: 'POST' }).then(
    ({ status }) => status,
    () => 0,
  )
const favorites = (token: string) =>
  fetch(`${shop.storeUrl}/v1/favorites/`, { headers: { 'x-session-token': token } }).then(
    ({ status }) => status,
  )

describe('the database of the shop’s own, killed', () => {
  it('comes back by itself within seconds, with all that was written', async () => {
    const { token } = await (await fetch(`${shop.storeUrl}/v1/session/`, { method: 'POST' })).json()
    for (let times = 0; times < 2; times++) {
      const before = await postmaster()
      process.kill(before, 'SIGKILL')
      const killed = performance.now()
      await expect.poll(newSession, { timeout: 30_000, interval: 100 }).not.toBe(200)
      await expect.poll(newSession, { timeout: 30_000, interval: 100 }).toBe(200)
      console.log(`    back after ${((performance.now() - killed) / 1000).toFixed(1)} s`)
      expect(await postmaster()).not.toBe(before)
      expect(await favorites(token)).toBe(200)
      expect((await fetch(`${shop.url}/cart`)).status).toBe(200)
      // The pool is complete again: as many requests at once as it has connections.
      expect(new Set(await Promise.all(Array.from({ length: 40 }, newSession)))).toEqual(new Set([200]))
    }
  })

  it('keeps nobody from stopping the shop, not even when it cannot be started again', async () => {
    const settings = await readFile(join(await homeOf(folder), 'postgres', 'postmaster.pid'), 'utf8')
    const port = Number(settings.split('\n')[3])
    process.kill(await postmaster(), 'SIGKILL')
    // Another process takes its port meanwhile.
    const other = createServer()
    await expect
      .poll(
        () =>
          new Promise((taken) =>
            other.once('error', () => taken(false)).listen(port, '127.0.0.1', () => taken(true)),
          ),
      )
      .toBe(true)
    await expect
      .poll(() => shop.log.join('\n').split('is started again').length, { timeout: 20_000 })
      .toBeGreaterThan(3)
    const asked = performance.now()
    await shop.stop()
    const seconds = (performance.now() - asked) / 1000
    console.log(`    stopped in ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(15)
    expect(shop.log.join('\n')).not.toContain('did not stop within')
    other.close()
  })
})
