import { expect, it } from 'vitest'
import { askedBy, withAsker } from './asked-by.ts'

it('a query says for whom it is asked, across what is waited for, and for nobody else', async () => {
  const ask = (id: string) =>
    askedBy(id, async () => {
      await Promise.resolve()
      return withAsker('select 1')
    })
  expect(await Promise.all([ask('a-request'), ask('write_reminder:7')])).toEqual([
    "select 1 /*request_id='a-request'*/",
    "select 1 /*request_id='write_reminder:7'*/",
  ])
  expect(withAsker('select 1')).toBe('select 1')
})

it('what is no id cannot end the comment', async () => {
  expect(askedBy("x'*/; drop table message --", () => withAsker('select 1'))).toBe(
    "select 1 /*request_id='xdroptablemessage--'*/",
  )
})
