import { expect, test } from 'vitest'
import { followOtherTabs } from './other-tabs.ts'

/** A router that shows a page with some fields, or is on its way to another. */
function routerWith(fields: object, navigation: 'idle' | 'loading') {
  const listeners: (() => void)[] = []
  const router = {
    asked: 0,
    state: { navigation: { state: navigation }, loaderData: { page: { data: fields } } },
    subscribe: (listener: () => void) => {
      listeners.push(listener)
      return () => {}
    },
    revalidate: () => {
      router.asked++
      return Promise.resolve()
    },
    arrive: (data: object) => {
      router.state = { navigation: { state: 'idle' }, loaderData: { page: { data } } }
      for (const listener of listeners) listener()
    },
  }
  let hear: (fields: string[]) => void = () => {}
  followOtherTabs(router as never, { joinOtherTabs: (onFields) => (hear = onFields) })
  return { router, hear: (changed: string[]) => hear(changed) }
}

test('a page is asked for again when another tab has changed what it shows, and only then', () => {
  const { router, hear } = routerWith({ favorites: [] }, 'idle')
  hear(['cart'])
  expect(router.asked).toBe(0)
  hear(['cart', 'favorites'])
  expect(router.asked).toBe(1)
})

test('a page that was on its way when another tab changed something is asked for again once it is there', () => {
  const { router, hear } = routerWith({ cart: {} }, 'loading')
  hear(['favorites'])
  expect(router.asked).toBe(0)
  router.arrive({ favorites: [] })
  expect(router.asked).toBe(1)
  router.arrive({ favorites: [] })
  expect(router.asked).toBe(1)
})

test('a page that came in the place of the changed one shows nothing of it', () => {
  const { router, hear } = routerWith({ cart: {} }, 'loading')
  hear(['favorites'])
  router.arrive({ article: {} })
  router.arrive({ favorites: [] })
  expect(router.asked).toBe(0)
})
