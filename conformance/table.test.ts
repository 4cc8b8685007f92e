import { expect, it } from 'vitest'
import { Report } from './report.ts'
import { summaryOf, tableOf } from './table.ts'

it('is a row for each call and check, and how many there are of each result', () => {
  const text = tableOf([
    { call: 'getFooter', check: 'answer', result: 'passed' },
    { call: 'getProduct', check: 'not found', result: 'failed', why: 'status: expected 404, seen 200' },
    { call: 'getHistory', check: 'paging', result: 'not reached', why: 'there is one page only' },
  ])
  expect(text.replaceAll('─', '').split('\n')).toEqual([
    'call        check      result       where and why',
    '',
    'getFooter   answer     passed',
    'getProduct  not found  failed       status: expected 404, seen 200',
    'getHistory  paging     not reached  there is one page only',
    '',
    '1 passed, 1 failed, 1 not reached',
  ])
})

it('keeps a failure, whatever comes after it, and says why a check was not made', () => {
  const report = new Report()
  report.failed('getFooter', 'answer', 'first')
  report.passed('getFooter', 'answer')
  report.failed('getFooter', 'answer', 'second')
  report.passed('getFooter', 'content type')
  report.notReached('getSitemap', 'paging', 'there is one page only')
  const rows = report.rows(() => 'nobody knows')
  const of = (call: string) =>
    rows.filter((row) => row.call === call).map((row) => ('why' in row ? row.why : row.result))
  expect(of('getFooter')).toEqual(['first', 'passed'])
  expect(of('getSitemap')).toContain('there is one page only')
  expect(of('getPost')).toEqual(['nobody knows', 'nobody knows', 'nobody knows', 'nobody knows'])
  expect(summaryOf(rows)).toMatch(/^1 passed, 1 failed, \d+ not reached$/)
  expect(() => report.passed('getFooter', 'no such check')).toThrow('There is no row')
})
