import { expect, it } from 'vitest'
import { RetryBudget } from './retry-budget.ts'

const takeAll = (budget: RetryBudget) => {
  let taken = 0
  while (budget.take()) taken++
  return taken
}

it('repeats are less than a tenth of what was answered, and one to begin with', () => {
  const budget = new RetryBudget()
  expect(takeAll(budget)).toBe(1)
  let taken = 0
  for (let count = 0; count < 1_000; count++) {
    budget.earn()
    if (budget.take()) taken++
  }
  expect(taken).toBeGreaterThanOrEqual(79)
  expect(taken).toBeLessThanOrEqual(80)
})

it('no more than five are saved for later', () => {
  const budget = new RetryBudget()
  for (let count = 0; count < 10_000; count++) budget.earn()
  expect(takeAll(budget)).toBe(5)
})
