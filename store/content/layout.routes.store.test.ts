import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as layout from '../../contract/layout.ts'
import { endpointsOf } from '../../tests/support/endpoints.ts'
import type { TestStore } from '../../tests/support/processes/store.ts'
import { startTestStore } from '../../tests/support/processes/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

describe('the layout', () => {
  it.each(endpointsOf(layout).map((part) => [part.path, part] as const))(
    '%s answers by the contract',
    async (path, part) => {
      const { status, body } = await store.get(path)
      expect(status).toBe(200)
      part.response.parse(body)
    },
  )
})
