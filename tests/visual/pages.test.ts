import { test } from '@playwright/test'
import { WALKS } from '../page-states/shown.ts'
import { lookAt } from './look.ts'

test.describe.configure({ mode: 'parallel' })

for (const { name, walk } of WALKS) test(name, ({ browser }) => walk((shown) => lookAt(browser, shown)))
