import { expect, it } from 'vitest'
import { openInOrder } from './open-in-order.ts'

it('closes what is open in the opposite order, once, though one of them cannot be closed', async () => {
  const closed: string[] = []
  const stop = await openInOrder(async (defer, close) => {
    defer(() => closed.push('database'))
    defer(() => Promise.reject(new Error('The server does not answer')))
    defer(async () => closed.push('worker'))
    return close
  })
  expect(closed).toEqual([])
  await expect(stop()).rejects.toThrow('The server does not answer')
  expect(closed).toEqual(['worker', 'database'])
  await stop()
  expect(closed).toHaveLength(2)
})

it('closes what was opened when the next cannot be, and tells why', async () => {
  const closed: string[] = []
  const opening = openInOrder(async (defer) => {
    defer(() => closed.push('database'))
    defer(() => Promise.reject(new Error('The server does not answer')))
    throw new Error('The port is taken')
  })
  await expect(opening).rejects.toThrow('The port is taken')
  expect(closed).toEqual(['database'])
})
