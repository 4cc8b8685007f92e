import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SCRIPT_PARTIES, partiesAt } from './script-inventory.ts'

const ALL = {
  captcha: true,
  payments: ['stripe', 'paypal', 'revolut'].map((provider) => ({ provider, isSandbox: false })),
}

test('a payment page lets in who takes the payment, and neither a captcha nor a tag manager', () => {
  const names = (path: string) => partiesAt(path, ALL, 'GTM-ABC123').map(({ name }) => name)
  expect(names('/payment/stripe/ABCD2345?method=paypal')).toEqual(['stripe', 'paypal', 'revolut'])
  expect(names('/auth?type=email')).toEqual(['recaptcha', 'tag manager'])
  for (const path of ['/', '/cart', '/authors', '/payment-info', '/profile'])
    expect(names(path), path).toEqual(['tag manager'])
})

test('every script that is loaded comes from a source that the party names, and is served encrypted', () => {
  for (const { name, entry, scripts } of SCRIPT_PARTIES) {
    expect(entry.length, name).toBeGreaterThan(0)
    for (const address of entry)
      expect(
        scripts.some((source) => source.startsWith('https://') && address.startsWith(source)),
        address,
      ).toBe(true)
  }
})

test('the table of the documentation is the inventory', async () => {
  const docs = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'security.md'), 'utf8')
  const rows = new Set(
    docs
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map(cellsOf),
  )
  for (const { owner, purpose, when, entry, integrity } of SCRIPT_PARTIES)
    expect(rows).toContain(
      [owner, entry.map((one) => `\`${one}\``).join(', '), purpose, when, integrity].join(' | '),
    )
  for (const { owner, styles } of SCRIPT_PARTIES)
    if (styles) expect(rows).toContain(`${owner} | ${styles.why}`)
})

/** The cells of a row, however wide its columns are. */
function cellsOf(line: string): string {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
    .join(' | ')
}
