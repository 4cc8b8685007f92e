import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Broadcast } from './broadcast.ts'

async function readAll(broadcast: Broadcast): Promise<string> {
  const parts = []
  for await (const part of broadcast.read()) parts.push(part)
  return Buffer.concat(parts).toString()
}

test('every reader gets everything from the beginning, whenever they came', async () => {
  const broadcast = new Broadcast()
  const early = readAll(broadcast)
  broadcast.write('roses, ')
  await turn()
  const midway = readAll(broadcast)
  broadcast.write(Buffer.from('tulips'))
  await turn()
  broadcast.end()
  const late = readAll(broadcast)

  expect(await Promise.all([early, midway, late])).toEqual(Array(3).fill('roses, tulips'))
})

test('a part can be read before the next one is written', async () => {
  const broadcast = new Broadcast()
  const reader = broadcast.read()
  broadcast.write('first')

  expect(String((await reader.next()).value)).toBe('first')
  const second = reader.next()
  broadcast.write('second')
  expect(String((await second).value)).toBe('second')
})

test('characters that fall apart between two writes come together again', async () => {
  const broadcast = new Broadcast()
  const bytes = Buffer.from('🌷')
  broadcast.write(bytes.subarray(0, 2))
  await turn()
  broadcast.write(bytes.subarray(2))
  broadcast.end()
  expect(await readAll(broadcast)).toBe('🌷')
})

test('what was written in the turn it ended in is not lost', async () => {
  const broadcast = new Broadcast()
  const reading = readAll(broadcast)
  broadcast.write('all ')
  broadcast.write('of it')
  broadcast.end()
  expect(await reading).toBe('all of it')
})

test('every reader hears that the writing broke off, after what was written', async () => {
  const broadcast = new Broadcast()
  broadcast.write('half')
  const parts: string[] = []
  const reading = (async () => {
    for await (const part of broadcast.read()) parts.push(String(part))
  })()
  await turn()
  broadcast.end(new Error('broken off'))

  await expect(reading).rejects.toThrow('broken off')
  await expect(readAll(broadcast)).rejects.toThrow('broken off')
  expect(parts).toEqual(['half'])
})

test('a reader who stops disturbs nobody', async () => {
  const broadcast = new Broadcast()
  const leaving = broadcast.read()
  const staying = readAll(broadcast)
  broadcast.write('one')
  await leaving.next()
  await leaving.return(undefined)
  broadcast.write(' two')
  broadcast.end()
  expect(await staying).toBe('one two')
})

test('a thousand readers share the same bytes', async () => {
  const broadcast = new Broadcast()
  broadcast.write('x'.repeat(100_000))
  broadcast.end()
  const firsts = await Promise.all(
    Array.from({ length: 1_000 }, async () => (await broadcast.read().next()).value),
  )
  expect(new Set(firsts).size).toBe(1)
})
