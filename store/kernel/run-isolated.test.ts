import { expect, it } from 'vitest'
import { runIsolated } from './run-isolated.ts'

it('goes on after a fault, and throws what there was at the end', async () => {
  const done: number[] = []
  const work = (failing: number[]) => async (one: number) => {
    if (failing.includes(one)) throw new Error(`no ${one}`)
    done.push(one)
  }
  await runIsolated([1, 2], work([]))
  await expect(runIsolated([3, 4, 5], work([4]))).rejects.toThrow('no 4')
  await expect(runIsolated([6, 7, 8], work([6, 8]))).rejects.toThrow(/2 things failed: .*no 6.*no 8/)
  expect(done).toEqual([1, 2, 3, 5, 7])
})
