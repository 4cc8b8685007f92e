import { expect, test } from 'vitest'
import { readReports } from './read-report.ts'

const HOST = 'larkspur.example'
const SITE = `https://${HOST}`

const older = (report: object) => ({
  'csp-report': {
    'document-uri': `${SITE}/order/open/secret-token?x=1`,
    'effective-directive': 'style-src-attr',
    'violated-directive': 'style-src-attr',
    'blocked-uri': 'inline',
    'script-sample': 'color: red; /* Iris Green */',
    ...report,
  },
})
const newer = (body: object, type = 'csp-violation') => ({
  ...{ type, age: 1, url: `${SITE}/cart`, user_agent: 'Mozilla/5.0' },
  body: {
    ...{ documentURL: `${SITE}/cart`, effectiveDirective: 'script-src-elem', disposition: 'enforce' },
    ...{ blockedURL: 'https://evil.example/x.js?who=iris', sample: 'alert(1)' },
    ...body,
  },
})

test('both formats are read, without queries, samples and addresses of others', () => {
  expect(readReports(older({}), HOST)).toEqual([
    { directive: 'style-src-attr', blocked: 'inline', path: '/order/open/secret-token', source: undefined },
  ])
  expect(
    readReports([newer({ sourceFile: `${SITE}/assets/a.js?x`, lineNumber: 3, columnNumber: 9 })], HOST),
  ).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      path: '/cart',
      source: '/assets/a.js:3:9',
    },
  ])
})

test('a script is named where it is a file of ours; a page, which may have a secret address, is not', () => {
  const sourceOf = (file: string) =>
    readReports(older({ 'source-file': file, 'line-number': 1 }), HOST)[0]?.source
  expect(sourceOf(`${SITE}/track/secret`)).toBe('the page')
  expect(sourceOf('https://cdn.example/lib.js?key=1')).toBe('https://cdn.example')
  expect(sourceOf('chrome-extension://abcdef/inject.js')).toBe('chrome-extension')
  expect(sourceOf('moz-extension')).toBe('moz-extension')
})

test('reports of other sites, of other kinds and no reports at all are left out', () => {
  expect(readReports(older({ 'document-uri': 'https://evil.example/' }), HOST)).toEqual([])
  expect(readReports([newer({}, 'deprecation')], HOST)).toEqual([])
  for (const nothing of [
    undefined,
    null,
    1,
    'text',
    [],
    {},
    [null],
    { 'csp-report': {} },
    { 'csp-report': { 'document-uri': 'x' } },
  ])
    expect(readReports(nothing, HOST)).toEqual([])
})

test('no more than twenty are taken at once, and what is made up becomes a word of ours', () => {
  expect(
    readReports(
      Array.from({ length: 50 }, () => newer({})),
      HOST,
    ),
  ).toHaveLength(20)
  const [report] = readReports(
    older({ 'effective-directive': 'made-up x', 'blocked-uri': 'Iris Green, N1 9GU' }),
    HOST,
  )
  expect(report).toMatchObject({ directive: 'other', blocked: 'unknown' })
  expect(
    readReports(older({ 'effective-directive': 'script-src https://x.example' }), HOST)[0]?.directive,
  ).toBe('script-src')
  expect(readReports(older({ 'blocked-uri': 'data:text/plain;base64,SXJpcw==' }), HOST)[0]?.blocked).toBe(
    'data',
  )
})
