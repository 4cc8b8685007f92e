import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { securityText } from './discovery.ts'

const textFor = (environment: Record<string, string>) =>
  securityText(readConfig(environment), new Date('2026-12-01T10:20:30.456Z'))

test('security.txt has the fields of RFC 9116, each contact in a line of its own', () => {
  const contacts = 'mailto:security@larkspur.example, https://larkspur.example/report'
  expect(textFor({ SITE_URL: 'https://larkspur.example', SECURITY_CONTACT: contacts })).toBe(
    [
      'Contact: mailto:security@larkspur.example',
      'Contact: https://larkspur.example/report',
      'Expires: 2026-12-01T10:20:30Z',
      'Preferred-Languages: en',
      'Canonical: https://larkspur.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('without contacts of its own the shop’s e-mail address is named', () => {
  expect(textFor({ SHOP_EMAIL: 'us@larkspur.example' })).toContain('Contact: mailto:us@larkspur.example\n')
})

test.each([
  'security@larkspur.example',
  'http://larkspur.example',
  'mailto:',
  ',',
  'mailto:a@b.example\nX: y',
])('a contact nobody can follow stops the start: %j', (contact) => {
  expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(ConfigError)
  expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT')
})
