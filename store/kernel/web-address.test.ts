import { expect, test } from 'vitest'
import { containsWebAddress } from './web-address.ts'

test.each([
  'https://evil.example',
  'See www.example.org',
  'bit.ly/3xYz',
  'evil.shop',
  'Look at EVIL.SHOP now',
  't.co',
  'login.bank.example',
  'write to iris@example.org',
  'evil。shop',
  'evil．com',
  'ev\u200bil\u200b.\u200bshop',
  'bücher.de',
  '192.168.0.1',
  'tel:+441234567',
  'javascript:alert(1)',
  'mailto:x',
  '//evil',
])('%s leads somewhere', (text) => {
  expect(containsWebAddress(text)).toBe(true)
})

test.each([
  'Happy birthday, Gran! See you at 7.30pm.',
  'With love... always.',
  'J. Smith',
  'Mr. and Mrs. O’Neill-Jones Jr.',
  'e.g. roses, i.e. the red ones',
  '£12.50 well spent',
  'Dear Mum: thank you. For everything.',
  'P.S. I love you',
  '1/2 of my heart and/or all of it',
  'No. 5',
  'See you 3.4.2026',
])('%s is a card', (text) => {
  expect(containsWebAddress(text)).toBe(false)
})
