import { expect, test } from 'vitest'
import { Channel, Topic } from '../../contract/notifications.ts'
import { keyedHash } from '../kernel/keyed-hash.ts'
import {
  unsubscribeAllUrl,
  readUnsubscribeAllToken,
  readUnsubscribeToken,
  unsubscribeUrl,
} from './unsubscribe-link.ts'

const secret = 'a secret of the tests, long enough for anything'
const links = { secret, siteUrl: 'https://larkspur.example' }
const userId = '0190f3c2-7b1a-7c3d-8e4f-001122334455'
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''

test('a link is short enough for a text message and read back for every topic and channel', () => {
  for (const topic of Topic.options) {
    for (const channel of Channel.options) {
      const url = unsubscribeUrl(links, { userId, topic, channel })
      expect(tokenOf(url).length).toBeLessThan(50)
      expect(readUnsubscribeToken(secret, tokenOf(url))).toEqual({ userId, topic, channel })
      expect(readUnsubscribeToken('another secret', tokenOf(url))).toBeUndefined()
      expect(readUnsubscribeAllToken(secret, tokenOf(url))).toBeUndefined()
    }
  }
})

test('links that went out before they were short are read for ever', () => {
  const payload = Buffer.from(JSON.stringify([userId, 'offers', 'email'])).toString('base64url')
  const signature = keyedHash(secret, 'unsubscribe', payload).subarray(0, 16).toString('base64url')
  const old = `${payload}.${signature}`
  expect(readUnsubscribeToken(secret, old)).toEqual({ userId, topic: 'offers', channel: 'email' })
})

test('the link of an address ends nothing of an account by itself', () => {
  const token = tokenOf(unsubscribeAllUrl(links, 'iris@example.org'))
  expect(readUnsubscribeAllToken(secret, token)).toBe('iris@example.org')
  expect(readUnsubscribeToken(secret, token)).toBeUndefined()
  expect(readUnsubscribeAllToken(secret, `x${token}`)).toBeUndefined()
})
