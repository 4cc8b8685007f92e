import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { pagePolicy } from './page-policy.ts'

const policyOf = (environment: Record<string, string>, nonce?: string) => {
  const header = pagePolicy(readConfig(environment), nonce)['content-security-policy'] ?? ''
  return Object.fromEntries(header.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
}

test('scripts are our own files, and inline ones only with the nonce', () => {
  expect(policyOf({})['script-src']).toEqual(["'self'"])
  expect(policyOf({}, 'abc=')['script-src']).toEqual(["'self'", "'nonce-abc='"])
})

test('pictures may come from where they are served', () => {
  expect(policyOf({})['img-src']).toEqual(["'self'", 'data:'])
  expect(policyOf({ IMAGE_BASE_URL: 'https://pictures.example/larkspur' })['img-src']).toContain(
    'https://pictures.example',
  )
})

test('nobody may put our pages in a frame or send our forms elsewhere', () => {
  expect(policyOf({})).toMatchObject({
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  })
})

test('development is left alone: hot reload needs more', () => {
  expect(pagePolicy(readConfig({ NODE_ENV: 'development' }))).toEqual({})
})
