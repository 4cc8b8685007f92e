import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTerminal } from '../../tests/support/processes/operator.ts'
import type { Terminal } from '../../tests/support/processes/operator.ts'
import { messagesOf } from '../../tests/support/shopping/recipient-link.ts'

let { store, folder, type, expectRefused, stop } = {} as Terminal
beforeAll(async () => {
  ;({ store, folder, type, expectRefused, stop } = await startTerminal())
})
afterAll(() => stop())

describe('proofs', () => {
  const PDF = Buffer.from('%PDF-1.7\nA bus pass')
  const send = async (email: string, name = '../../a pass\u202e.pdf') => {
    const proof = { name, base64: PDF.toString('base64') }
    const body = { name: 'Iris Green', email, born_on: '1950-05-05', proof, agreed: true }
    return (await store.call('POST', '/v1/forms/senior-discount/', { body })).body.data.id as string
  }

  it('are listed and saved to be looked at, with the command that is in the notice to the shop', async () => {
    const id = await send('proof@example.org')
    const { said } = await type('proofs', 'list')
    for (const part of [id, 'senior-discount', 'Iris Green, proof@example.org', '../../a pass .pdf'])
      expect(said).toContain(part)
    const notice = (await messagesOf(store, 'shop_notice')).find(({ text }) => text.includes(id))
    const command = /npm run store -- (.+) <folder>$/.exec(notice?.text ?? '')?.[1]?.split(' ') ?? []
    expect(await type(...command, folder)).toMatchObject({ code: 0, said: expect.stringContaining(folder) })
    const path = join(folder, `${id}.pdf`)
    expect(await readFile(path)).toEqual(PDF)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await expectRefused(['proofs', 'save', id, folder], 'is there already')
    await expectRefused(['proofs', 'save', id, join(folder, 'nowhere')], 'cannot be written')
  })

  it('that are over, or never were, are said not to be there', async () => {
    const id = await send('late@example.org')
    await store.db.$client.query('update form_file set delete_after = $2 where submission_id = $1', [
      id,
      store.clock.now().toString(),
    ])
    expect((await type('proofs', 'list')).said).not.toContain(id)
    for (const typed of [id, 'x', "'; --", '00000000-0000-0000-0000-000000000000'])
      await expectRefused(['proofs', 'save', typed, folder], 'No file is kept')
    await expectRefused(['proofs', 'save', id], /The folder is missing/)
  })
})
