import { expect, test } from 'vitest'
import { readDevice } from './device.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const GALAXY_TAB =
  'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const GOOGLE_PHONE =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.each([
  [IPHONE, { mobile: true, tablet: false, desktop: false, os: 'iOS', browser: 'Safari', crawler: false }],
  [IPAD, { mobile: false, tablet: true, desktop: false, os: 'iOS', browser: 'Safari', crawler: false }],
  [PIXEL, { mobile: true, tablet: false, desktop: false, os: 'Android', browser: 'Chrome', crawler: false }],
  [GALAXY_TAB, { mobile: false, tablet: true, desktop: false, os: 'Android', crawler: false }],
  [WINDOWS, { mobile: false, tablet: false, desktop: true, os: 'Windows', crawler: false }],
  [GOOGLE_PHONE, { mobile: true, desktop: false, crawler: true }],
  ['', { mobile: false, tablet: false, desktop: true, os: '', browser: '' }],
  ['x'.repeat(1_000_000), { desktop: true }],
])('%.60s', (agent, device) => {
  expect(readDevice(agent)).toMatchObject(device)
})

test('what a browser says of itself counts more than its name', () => {
  const hints = { mobile: '?1', platform: '"Android"' }
  expect(readDevice(WINDOWS, hints)).toMatchObject({ mobile: true, desktop: false, os: 'Android' })
  expect(readDevice(WINDOWS, { mobile: '?0', platform: '"macOS"' })).toMatchObject({
    desktop: true,
    os: 'macOS',
  })
})
