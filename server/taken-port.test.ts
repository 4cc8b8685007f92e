import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { refuseTakenPorts, takenPortText } from './taken-port.ts'

let other: Server
let taken: string
beforeAll(async () => {
  other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  taken = String((other.address() as AddressInfo).port)
})
afterAll(() => new Promise((resolve) => other.close(resolve)))

it.each(['PORT', 'STORE_PORT', 'METRICS_PORT'])('%s that is taken is named in one line', async (name) => {
  const config = readConfig({ NODE_ENV: 'development', PORT: '0', STORE_PORT: '0', [name]: taken })
  const error: unknown = await refuseTakenPorts(config).catch((refused: unknown) => refused)
  expect(takenPortText(error, config)).toMatch(new RegExp(`^${name}=${taken} is taken: .*$`))
})

it('ports that are free are not refused, and the store’s is not looked at where another backend is asked', async () => {
  await refuseTakenPorts(readConfig({ PORT: '0', STORE_PORT: '0' }))
  await refuseTakenPorts(readConfig({ PORT: '0', STORE_PORT: taken, API_BASE_URL: 'http://127.0.0.1:9' }))
})

it('another error is not about a port', () => {
  expect(takenPortText(new Error('no'), readConfig({}))).toBeUndefined()
})
