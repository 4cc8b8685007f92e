import { parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Deferral, pickField } from './deferred-fields.ts'

const SOURCE = /* GraphQL */ `
  query Page($id: Int!, $slug: String = "roses", $unused: Int) {
    product(id: $id) {
      ...Card
    }
    ...Blocks
    loved: listing(type: CATEGORY, slug: $slug) {
      list {
        ...Card
      }
    }
    ... on Query {
      faq {
        question
      }
    }
  }
  fragment Blocks on Query {
    reviews {
      list {
        ...Words
      }
    }
  }
  fragment Card on ProductCard {
    id
    image {
      ...Picture
    }
  }
  fragment Picture on Image {
    url
  }
  fragment Words on Review {
    text
  }
`

const tidy = (source: string) => source.replace(/\s+/g, ' ').trim()
const fragmentsIn = (source: string) => [...source.matchAll(/fragment (\w+)/g)].map(([, name]) => name).sort()

describe('one field of a document', () => {
  it('comes with its own variables and fragments only', () => {
    const picked = pickField(SOURCE, 'product')
    expect(tidy(picked)).toMatch(/^query Page\(\$id: Int!\) \{ product\(id: \$id\) \{ \.\.\.Card \} \}/)
    expect(fragmentsIn(picked)).toEqual(['Card', 'Picture'])
  })

  it('is found inside a fragment on the root', () => {
    const picked = pickField(SOURCE, 'reviews')
    expect(tidy(picked)).toMatch(/^query Page \{ reviews \{ list \{ \.\.\.Words \} \} \}/)
    expect(fragmentsIn(picked)).toEqual(['Words'])
  })

  it('is found inside an inline fragment', () => {
    expect(tidy(pickField(SOURCE, 'faq'))).toBe('query Page { faq { question } }')
  })

  it('is named by its alias, and keeps the default of its variable', () => {
    const picked = pickField(SOURCE, 'loved')
    expect(tidy(picked)).toContain(
      'query Page($slug: String = "roses") { loved: listing(type: CATEGORY, slug: $slug)',
    )
  })

  it.each(['product', 'reviews', 'loved', 'faq'])('%s is a whole document again', (field) => {
    expect(() => parse(pickField(SOURCE, field))).not.toThrow()
  })

  it('cannot be had of a document without an operation', () => {
    expect(() => pickField('fragment A on B { c }', 'c')).toThrow('no operation')
  })
})

describe('a deferral', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('lets through what is ready in time', async () => {
    const deferral = new Deferral(150)
    expect(await deferral.race('roses', Promise.resolve(12))).toBe(12)
    expect(deferral.late.size).toBe(0)
    deferral.end()
  })

  it('answers null for what is late, and notes it', async () => {
    const deferral = new Deferral(150)
    const raced = deferral.race('roses', new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(150)
    expect(await raced).toBeNull()
    expect([...deferral.late]).toEqual(['roses'])
  })

  it('fails with what fails in time', async () => {
    await expect(new Deferral(150).race('roses', Promise.reject(new Error('wilted')))).rejects.toThrow(
      'wilted',
    )
  })

  it('is not troubled by what fails after it was noted as late', async () => {
    const deferral = new Deferral(150)
    const { promise, reject } = Promise.withResolvers<never>()
    const raced = deferral.race('roses', promise)
    await vi.advanceTimersByTimeAsync(150)
    expect(await raced).toBeNull()
    reject(new Error('wilted'))
    await vi.advanceTimersByTimeAsync(0)
  })

  it('leaves no timer behind', () => {
    new Deferral(150).end()
    expect(vi.getTimerCount()).toBe(0)
  })
})
