import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refuseEmpty } from './migrate.ts'

test('a migration that is still being written is not taken for one that does nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-migrations-'))
  try {
    await writeFile(join(folder, '0001_whole.sql'), '-- A table.\ncreate table stockist (id int);\n')
    await refuseEmpty(folder, ['0001_whole'])
    for (const unfinished of ['', '-- Custom SQL migration file, put your code below! --\n']) {
      await writeFile(join(folder, '0002_next.sql'), unfinished)
      await expect(refuseEmpty(folder, ['0001_whole', '0002_next'])).rejects.toThrow(
        'The migration 0002_next.sql has no statement yet',
      )
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
