import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTerminal } from '../../tests/support/processes/operator.ts'
import type { Terminal } from '../../tests/support/processes/operator.ts'

let { store, folder, type, expectRefused, stop } = {} as Terminal
beforeAll(async () => {
  ;({ store, folder, type, expectRefused, stop } = await startTerminal())
})
afterAll(() => stop())

const find = async (phrase: string) => {
  const { body } = await store.get(`/v1/search/?q=${encodeURIComponent(phrase)}`)
  return body.data
}

describe('what a phrase means', () => {
  it('is said, changes what is found, and is forgotten again', async () => {
    expect((await find('gladioli')).list).toEqual([])
    const { code, said } = await type(
      'search',
      'set',
      'Gladioli',
      '--means',
      'snapdragons',
      '--note',
      'We have no gladioli.',
    )
    expect({ code, said }).toEqual({
      code: 0,
      said: 'Gladioli: is searched for as "snapdragons", says "We have no gladioli."',
    })
    const { list, note, corrected } = await find('gladioli')
    expect(list.length).toBeGreaterThan(8)
    expect({ note, corrected }).toEqual({ note: 'We have no gladioli.', corrected: null })
    // A slip of it is corrected to it now.
    expect((await find('gladiolli')).note).toBe('We have no gladioli.')
    expect((await type('search', 'list', '--with', 'gladiol')).said).toMatch(
      /gladioli\s+snapdragons\s+We have no gladioli\./,
    )
    expect(await type('search', 'remove', 'gladioli')).toMatchObject({ code: 0 })
    const after = await find('gladioli')
    expect({ list: after.list, note: after.note }).toEqual({ list: [], note: null })
  })

  it('can be a page', async () => {
    await type('search', 'set', 'parking at the workshop', '--pages', '/contact-us | /about-us')
    const { pages, list } = await find('is there parking at your workshop?')
    expect(pages.map(({ path }: { path: string }) => path)).toEqual(['/contact-us', '/about-us'])
    expect(list).toEqual([])
  })

  it.each([
    [['set', 'gladioli'], /Say what it means, a note or pages/],
    [['set', 'gladioli', '--means', 'floribunda'], /nothing in the shop is called "floribunda"/],
    [['set', 'gladioli', '--pages', '/nowhere'], /there is no page \/nowhere/],
    [['set', 'for the', '--means', 'roses'], /"for the" has no word that is searched for/],
    [['set'], /The phrase is missing/],
    [['remove', 'gladioli'], /Nothing is said of "gladioli"/],
    [['import', 'words.txt'], /must end in \.csv/],
    [['import', 'nowhere.csv'], /there is no such file/],
  ])('is refused where it makes no sense: search %j', async (args, words) => {
    await expectRefused(['search', ...args], words)
  })

  it('goes to a sheet and comes back as it was, and a mistake writes nothing', async () => {
    const file = join(folder, 'words.csv')
    const rows = async () =>
      (await store.db.$client.query('select * from search_synonym order by phrase')).rows
    const before = await rows()
    expect((await type('search', 'export', file)).said).toContain(`${before.length} phrases are in`)
    expect(await type('search', 'import', file)).toMatchObject({ code: 0 })
    expect(await rows()).toEqual(before)

    await writeFile(file, 'phrase,means,note,pages\ngladioli,snapdragon,,\nmontbretia,floribunda,,/nowhere\n')
    const { code, said } = await type('search', 'import', file)
    expect(code).toBe(2)
    expect(said).toContain('2 mistakes')
    expect(said).toContain('line 3: nothing in the shop is called "floribunda"')
    expect(said).toContain('line 3: there is no page /nowhere')
    expect(await rows()).toEqual(before)

    await writeFile(file, 'phrase,means,note,pages\ngladioli,snapdragon,We have no gladioli.,\n')
    expect((await type('search', 'import', file, '--check')).said).toContain('nothing was written')
    expect(await rows()).toEqual(before)
    expect((await type('search', 'import', file)).said).toContain('1 phrase taken over')
    expect((await find('gladioli')).note).toBe('We have no gladioli.')
    expect(await readFile(file, 'utf8')).toContain('gladioli')
  })
})
