import { expect, test } from 'vitest'
import { pageAt } from './address.ts'

const SOURCES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** A path of the shop that a link, a form or a redirection names: as plain text, or with values in it. */
const NAMED = /\b(?:to|href|action|redirect)(?:=\{?|\(|: )(["'`])(\/(?!\/)[^"'`]*)\1/g
/** Files and answers of the server, which are not among the pages. */
const OF_SERVER = /^\/(?:consent|delivery\/check|styleguide|blog\/rss\.xml|.*\.(?:svg|png|pdf|webmanifest))$/

/** The paths that a source names, without what follows a question mark, and with an X in the place of a value. */
const pathsOf = (source: string) =>
  [...source.matchAll(NAMED)].map(([, , path = '']) =>
    path
      .replace(/[?#].*$/, '')
      .replace(/(?<!\/)\$\{.*$/, '')
      .replaceAll(/\$\{[^}]*\}/g, 'X'),
  )
const isNowhere = (path: string) => /(?:^|-)(?:unknown|not-found)$/.test(pageAt(path).name)

test('every address in the sources leads to a page', () => {
  const named = Object.entries(SOURCES).flatMap(([file, source]) =>
    pathsOf(source).map((path) => ({ file, path })),
  )
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter(({ path }) => !OF_SERVER.test(path) && isNowhere(path))).toEqual([])
})

test('an address that leads nowhere is found', () => {
  const paths = pathsOf('<Link to={`/profile/importent-dates?recipient=${id}#keep`}> <a href="/abuot-us">')
  expect(paths).toEqual(['/profile/importent-dates', '/abuot-us'])
  expect(paths.every(isNowhere)).toBe(true)
})
