import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLists, unpackLists } from './packed-lists.ts'

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a list of like objects says their names once, and once what is the same in all', () => {
  const roses = (id: number) => ({ id, image: { url: `/${id}`, width: 960 }, price: null, tags: ['a', 'b'] })
  const packed = packLists({ list: [roses(1), roses(2), roses(3)], title: 'Roses' })
  expect(packed).toEqual({
    list: {
      $names: ['id', 'image', 'price', 'tags'],
      $columns: [
        [1, 2, 3],
        { $names: ['url', 'width'], $columns: [['/1', '/2', '/3'], { $same: 960, $times: 3 }] },
        { $same: null, $times: 3 },
        [
          ['a', 'b'],
          ['a', 'b'],
          ['a', 'b'],
        ],
      ],
    },
    title: 'Roses',
  })
  expect(unpackLists(packed)).toEqual({ list: [roses(1), roses(2), roses(3)], title: 'Roses' })
})

test('whatever is packed is what it was', () => {
  const name = fc.constantFrom('id', 'title', 'price', 'x')
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(null, true, '', 'roses', 0, 1, 2.5),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(name, tie('value'), { maxKeys: 3 }),
      fc.array(fc.record({ id: fc.nat(3), title: tie('value') }), { maxLength: 4 }),
    ),
  }))
  fc.assert(
    fc.property(value, (one) => {
      expect(unpackLists(overTheWire(packLists(one)))).toEqual(overTheWire(one))
    }),
    { numRuns: 500 },
  )
})
