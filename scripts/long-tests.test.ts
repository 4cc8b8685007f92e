import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LONG_BROWSER_FILES, LONG_IN_BROWSER, LONG_TESTS } from './long-tests.ts'

const ROOT = join(import.meta.dirname, '..')

describe('the list of long tests', () => {
  it('names files that are there', () => {
    expect(Object.keys(LONG_TESTS).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('is what Playwright looks for, and nothing else', () => {
    const isLong = (title: string) => new RegExp(LONG_IN_BROWSER).test(title)
    for (const path of LONG_BROWSER_FILES) expect(isLong(`chromium ${basename(path)} a title`)).toBe(true)
    expect(isLong('chromium cart.test.ts with JavaScript off @long')).toBe(true)
    expect(isLong('chromium cart.test.ts a cart survives the browser being closed')).toBe(false)
    expect(isLong('chromium buying.test.ts a bouquet is found')).toBe(false)
  })

  it('is run by the forge as well', () => {
    expect(readFileSync(join(ROOT, '.github', 'workflows', 'gate.yml'), 'utf8')).toContain(
      'npm run test:long',
    )
  })
})
