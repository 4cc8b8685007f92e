import { test } from '@playwright/test'
import { WALKS } from '../page-states/shown.ts'
import { lookAt } from './look.ts'
import { isChosen } from './settings.ts'

test.describe.configure({ mode: 'parallel' })

// The pages of a walk come about while it is walked: all walks are made, also when few pages are chosen.
for (const { name, walk } of WALKS)
  test(name, ({ browser }) =>
    walk(async (shown) => {
      if (isChosen(shown)) await lookAt(browser, shown)
    }),
  )
