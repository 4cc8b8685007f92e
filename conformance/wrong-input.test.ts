import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../contract/endpoints.ts'
import { malformed, unknownParams } from './wrong-input.ts'

describe('malformed input', () => {
  it('is refused by the contract for one reason, which it names, whatever the call', () => {
    const without: string[] = []
    for (const [name, endpoint] of ENDPOINTS) {
      if (!endpoint.params && !endpoint.query && !endpoint.body) continue
      const wrong = malformed(endpoint, endpoint.example ?? {})
      if (!wrong) {
        without.push(name)
        continue
      }
      const [part = '', ...path] = wrong.field.split('.')
      const schema = endpoint[part as 'params' | 'query' | 'body']
      const issues = schema?.safeParse(wrong.input[part as 'params']).error?.issues ?? []
      expect(issues, name).toHaveLength(1)
      expect(issues[0]?.path.map(String), name).toEqual(path)
    }
    expect(without).toEqual([])
  })
})

describe('unknown parameters', () => {
  it('are right in form, and not those that were given', () => {
    for (const [name, endpoint] of ENDPOINTS) {
      const params = unknownParams(endpoint, endpoint.example ?? {})
      expect(params === undefined, name).toBe(endpoint.params === undefined)
      if (!params) continue
      expect(endpoint.params?.safeParse(params).success, name).toBe(true)
      expect(params, name).not.toEqual(endpoint.example?.params)
    }
  })
})
