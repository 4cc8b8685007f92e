import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { ErrorBody } from '../../contract/types/endpoint.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

it('a request that comes while the store stops is refused as every other, and told when to come again', async () => {
  const store = await startTestStore()
  await store.app.listen({ port: 0 })
  const { server } = store.app
  const socket = connect((server.address() as AddressInfo).port)
  await once(socket, 'connect')
  // A request that has begun keeps its connection open.
  socket.write('GET /v1/navigation/ HTTP/1.1\r\nhost: store\r\n')
  const begun = once(server, 'connection')
  if ((await connectionsOf(server)) === 0) await begun
  const closed = store.app.close()
  await expect.poll(() => server.listening).toBe(false)
  socket.write('\r\n')
  let answer = ''
  for await (const part of socket) answer += String(part)
  await closed
  await store.stop()

  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 503 /)
  expect(head).toMatch(/\r\nretry-after: 5\r\n/i)
  expect(head).toMatch(/\r\ncontent-type: application\/json/i)
  expect(ErrorBody.parse(JSON.parse(body)).error.code).toBe('closing')
})

const connectionsOf = (server: { getConnections: (done: (error: unknown, count: number) => void) => void }) =>
  new Promise<number>((counted) => server.getConnections((_error, count) => counted(count)))
