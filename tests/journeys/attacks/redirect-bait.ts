/** Beginnings of an address that browsers may read as another site's, or that become one when they are put in order. */
const BEGINNINGS = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '/\\/evil.test',
  '/\\\\evil.test',
  '//user@evil.test',
  '//evil.test:8080',
  '//[::1]',
  '//evil%E3%80%82test',
  '/%2fevil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/%5c%5cevil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/x/..//evil.test',
  '/;//evil.test',
  '/category//evil.test',
  '/@evil.test',
  '/.evil.test',
  'http://evil.test',
  'https:evil.test',
]

/** Ends that the shop writes otherwise, so that it sends the visitor on. */
const ENDS = [
  '',
  '/',
  '?page=1',
  '/?page=1',
  '/phish?page=1',
  '/phish/?page=1',
  '/phish.html',
  '/index.html',
  '/Phish',
  '/category/roses/',
  '/category/roses?page=1',
  '/phish?utm_source=x&page=1',
  '/%2e%2e/?page=1',
]

export const REDIRECT_BAIT = BEGINNINGS.flatMap((begin) => ENDS.map((end) => begin + end))
