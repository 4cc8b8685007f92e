import { expect, test } from 'vitest'
import { Audience } from './audience.ts'

/** Somebody who may leave, for a reason of their own. */
function somebody(name: string) {
  const controller = new AbortController()
  return { left: controller.signal, leave: () => controller.abort(new Error(name)) }
}

test('it is over when the last has left, for the reason of the last', () => {
  const audience = new Audience()
  const [first, second] = [somebody('first'), somebody('second')]
  audience.join(first.left)
  audience.join(second.left)
  first.leave()
  expect(audience.signal.aborted).toBe(false)
  second.leave()
  expect(audience.signal.reason).toMatchObject({ message: 'second' })
})

test('who gives no signal stays to the end', () => {
  const audience = new Audience()
  const guest = somebody('guest')
  audience.join()
  audience.join(guest.left)
  guest.leave()
  expect(audience.signal.aborted).toBe(false)
})

test('who had left before is not waited for', () => {
  const audience = new Audience()
  const late = somebody('late')
  late.leave()
  audience.join(late.left)
  expect(audience.signal.reason).toMatchObject({ message: 'late' })
})
