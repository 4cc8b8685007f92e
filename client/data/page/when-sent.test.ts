import type { ActionFunctionArgs } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { MissingAction, whenSent } from './when-sent.ts'

const SENT = {} as ActionFunctionArgs

test('an action is fetched when a form is sent, and not before', async () => {
  const load = vi.fn(() => Promise.resolve(() => 'taken'))
  const action = whenSent(load)
  expect(load).not.toHaveBeenCalled()
  expect(await action(SENT)).toBe('taken')
  expect(load).toHaveBeenCalledOnce()
})

test('fetching it ahead takes no form', async () => {
  const take = vi.fn()
  await whenSent(() => Promise.resolve(take)).prepare()
  expect(take).not.toHaveBeenCalled()
})

test('who sends a form whose action cannot be had is told that, and not what the browser says of it', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const sent = whenSent(() => Promise.reject(cause))(SENT)
  await expect(sent).rejects.toBeInstanceOf(MissingAction)
  await expect(sent).rejects.toHaveProperty('cause', cause)
})

test('what the action itself throws is thrown on', async () => {
  const refused = new Response(null, { status: 400 })
  const action = whenSent(() => Promise.resolve(() => Promise.reject(refused)))
  await expect(action(SENT)).rejects.toBe(refused)
})
