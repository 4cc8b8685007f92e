import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AddressMap } from './address-map.tsx'

const ISLINGTON = { latitude: 51.5362, longitude: -0.1033 }
const PLACE = {
  title: 'Islington',
  zone: 'london',
  radiusKm: 3,
  point: ISLINGTON,
  around: [
    { title: 'Islington', ...ISLINGTON },
    { title: 'Covered', latitude: 51.5385, longitude: -0.1033 },
    { title: 'Camden', latitude: 51.539, longitude: -0.1426 },
  ],
}

/** The map of an address, with where its names are written and where its pin ends. */
function drawn() {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AddressMap place={PLACE} label="N1 9GU" />
    </MemoryRouter>,
  )
  const names = [...html.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)</g)].map(
    ([, x, y, name]) => ({ name, x: Number(x), y: Number(y) }),
  )
  const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(html) ?? []
  return { names, pin: { x: Number(x), y: Number(y) } }
}

test('the pin of a map covers no name: that of its own area is below it, and one behind it is left out', () => {
  const { names, pin } = drawn()
  expect(names.map(({ name }) => name)).toEqual(['Islington', 'Camden'])
  const [own] = names
  expect(own?.x).toBe(pin.x)
  // The letters stand on this line, and are 17 high at most.
  expect(own?.y).toBeGreaterThanOrEqual(pin.y + 17)
})
