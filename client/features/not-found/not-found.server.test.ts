import { expect, test } from 'vitest'
import { sharedBackend } from '../../../tests/support/processes/shared-backend.ts'

test.each([
  '/nothing-here',
  '/order/NOPE',
  '/preorder/NOPE',
  '/product/999999',
  '/category/nope',
  '/promotions/999',
  '/for-you/zzz',
  '/track/zzz',
])('%s is a 404 that leads to the main page', async (path) => {
  const { shop } = await sharedBackend()
  const answer = await fetch(shop.url + path)
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('This page could not be found')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>To the main page<\/a>/)
})

test('an unknown page of the profile asks a guest to sign in', async () => {
  const { shop } = await sharedBackend()
  const answer = await fetch(`${shop.url}/profile/xyz`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?next=%2Fprofile%2Fxyz'])
})
