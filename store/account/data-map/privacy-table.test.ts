import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { privacyTable } from './privacy-table.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'docs', 'privacy.md')
const MAP = /(?<=<!-- the map -->\n\n)[^]*(?=\n\n<!-- the end of the map -->)/

test('the table of docs/privacy.md is the map; with -u it is written', async () => {
  const text = (await readFile(FILE, 'utf8')).replace(MAP, privacyTable)
  const { code } = await format(FILE, text)
  await expect(code).toMatchFileSnapshot(FILE)
})
