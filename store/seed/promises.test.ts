import { expect, it } from 'vitest'
import { BANK_SHOWS } from '../domain/letters/refund-time.ts'
import { COMPANY_PAGES } from './pages/company.ts'

it('a bank shows money that was given back when the letters say it does', () => {
  const said = JSON.stringify(COMPANY_PAGES).match(/Your bank shows it [^."]+\./g)
  expect(said).toEqual([`Your bank shows it ${BANK_SHOWS}.`])
})
