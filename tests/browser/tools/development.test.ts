import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { follow, stepsOf } from '../../recipes/recipe.ts'
import type { Edit } from '../../support/processes/workplace.ts'
import { Workplace } from '../../support/processes/workplace.ts'
import { signIn } from '../account/account.ts'
import { Shopper, test as base, expect } from '../shopper.ts'

const workplace = new Workplace()
let url = ''

const test = base.extend({
  // Playwright reads from the braces what a fixture needs: nothing.
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(url),
})

test.beforeAll(async () => {
  url = await workplace.start()
})
// Playwright reads from the braces what a hook needs: nothing of a page.
// eslint-disable-next-line no-empty-pattern
test.afterEach(({}, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) console.log(workplace.log)
})
test.afterAll(() => workplace.stop())
test.describe.configure({ mode: 'serial' })

/**
 * Waits until React has taken over all of the page. Of one that is edited before, the server's part is from before the
 * edit and the browser's from after it, which React complains about until the page is loaded anew.
 */
async function isAlive(page: Page): Promise<void> {
  await expect
    .poll(() =>
      footer(page).evaluate((footer) => Object.keys(footer).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
}

/** Makes an edit and waits until it is seen on the page; prints how long that took. */
async function seen(page: Page, what: string, edits: Edit[], look: () => Promise<void>): Promise<void> {
  await isAlive(page)
  const started = performance.now()
  await workplace.edit(...edits)
  await look()
  console.log(`an edit of ${what} is seen after ${((performance.now() - started) / 1000).toFixed(2)} s`)
}

const footer = (page: Page) => page.locator('footer')
const benefits = (page: Page) => page.locator('#benefits')

test('without a bundle the shop is served from its sources, by far fewer requests than modules', async ({
  page,
}) => {
  let requests = 0
  page.on('request', () => requests++)
  await new Shopper(page, true).open('/')
  await page.waitForLoadState('networkidle')
  // A request for each module of our own that the page needs, some 240; all packages come in a few files.
  expect(requests).toBeLessThan(300)
})

test('GraphiQL is built when somebody asks for it, and not before', async ({ page }) => {
  expect(workplace.log).not.toContain('building GraphiQL')
  await page.goto('/graphiql')
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('query HomePage')
  await page.getByRole('button', { name: 'Execute query' }).click()
  await expect(page.getByRole('region', { name: 'Result Window' }).locator('.view-lines')).toContainText(
    'earliestDelivery',
  )
})

/** Does what a recipe says, but for tests of its own, which are run elsewhere. */
async function followRecipe(name: string, folder = join('docs', 'recipes')): Promise<void> {
  const markdown = await readFile(join(folder, `${name}.md`), 'utf8')
  for (const step of stepsOf(markdown)) {
    // The workplace has what the shop is made of, and none of the tests.
    if (step.kind !== 'command') {
      if (!/^(tests|conformance)\//.test(step.path)) await follow(step, workplace.root)
    } else if (step.line.startsWith('npx drizzle-kit '))
      await workplace.run(
        join(process.cwd(), 'node_modules/drizzle-kit/bin.cjs'),
        ...step.line.split(' ').slice(2),
      )
  }
  await workplace.settle()
}

test.describe('a recipe ends in what it promises:', () => {
  test('a page', async ({ page }) => {
    await followRecipe('add-a-page')
    // No page of the shop is open meanwhile: its reload would take the place of the one that is opened. And until the
    // last of the files is heard of, the server and the browser may know different pages.
    await expect.poll(async () => (await page.request.get('/wrapping')).status()).toBe(200)
    await new Shopper(page, true).open('/wrapping')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrapping')
    await expect(page.getByRole('list', { name: 'Most loved' }).getByRole('listitem')).not.toHaveCount(0)
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/wrapping<')

    const routed = "page('/wrapping', 'content/wrapping', { ...shared, name: 'wrapping' }),"
    const other = routed.replace("'/wrapping'", "'/ribbons'").replace("'wrapping' }", "'ribbons' }")
    await workplace.edit(['client/app/routing/routes.tsx', routed, `${routed}\n      ${other}`])
    await expect.poll(async () => (await page.request.get('/ribbons')).status(), 'a route alone').toBe(200)
  })

  test('a block on the home page, with a field of its own, and what it asks the store', async ({ page }) => {
    await followRecipe('front-end', 'docs')
    await expect.poll(async () => (await page.request.get('/')).text()).toContain('Where we deliver')
    await new Shopper(page, true).open('/')
    const zones = page.locator('#delivery-zones')
    await expect(zones.getByRole('listitem')).toHaveText([
      /^London.*Today.*Free slots to choose from.*First delivery at 08:00$/,
      /Tomorrow.*Free slots to choose from.*First delivery at 08:00$/,
    ])
    const calls = await page.request.get('/sandbox/upstream?page=/')
    expect(await calls.text()).toMatch(/calls in 1 round[^]*<b>GET<\/b> \/v1\/delivery\/zones\//)
  })

  test('a /v1 resource', async ({ page }) => {
    await followRecipe('add-a-v1-resource')
    await expect(async () => {
      const answer = await page.request.post('/graphql', {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: { query: '{ stockists { id name city } }' },
      })
      expect(await answer.json()).toEqual({ data: { stockists: [] } })
    }).toPass()
  })

  test('a field of a product, and its cell in the sheet', async ({ page }) => {
    await followRecipe('add-a-product-field')
    const sheet = join(workplace.root, '.data', 'products.csv')
    await workplace.run('server/operate.ts', 'catalogue', 'export', sheet)
    const rows: Record<string, string>[] = parse(await readFile(sheet, 'utf8'), { columns: true })
    const [first] = rows
    // A sheet may hold some of the products.
    const changed = rows.filter((row) => row.real_id === first?.real_id)
    await writeFile(
      sheet,
      stringify(
        changed.map((row) => ({ ...row, vase_days: '12' })),
        { header: true },
      ),
    )
    await workplace.run('server/operate.ts', 'catalogue', 'import', sheet)
    const found = await page.request.get(`/search?q=${encodeURIComponent(first?.title ?? '')}`)
    const [, id] = /href="\/product\/(\d+)"/.exec(await found.text()) ?? []
    await new Shopper(page, true).open(`/product/${id}`)
    await expect(page.getByText('About 12 days in a vase.')).toBeVisible()
  })

  test('an e-mail', async ({ page }) => {
    await followRecipe('add-an-email')
    const shopper = new Shopper(page, true)
    const address = await signIn(page)
    await shopper.open('/profile/personal-data')
    await page.getByLabel('Name', { exact: true }).fill('Rose')
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await expect
      .poll(async () => (await page.request.get(`/sandbox/messages?to=${address}`)).text())
      .toContain('The name on your account was changed')
  })
})

test('a change shows in the browser by itself, whatever part of the house it is in', async ({ page }) => {
  const shopper = new Shopper(page, true)
  await shopper.open('/product/101')
  await shopper.addToCart()
  await shopper.open('/')
  const search = page.getByRole('combobox', { name: 'Search flowers and gifts' })
  await search.fill('half a word')

  await seen(
    page,
    'a component',
    [
      [
        'client/app/layouts/footer.tsx',
        'Flowers and gifts, tied in London',
        'Edited component, tied in London',
      ],
    ],
    () => expect(footer(page)).toContainText('Edited component'),
  )
  await expect(search, 'what is typed stays').toHaveValue('half a word')
  await seen(
    page,
    'a style',
    [['client/app/layouts/footer.module.css', '.footer {', '.footer { letter-spacing: 7px;']],
    () => expect(footer(page)).toHaveCSS('letter-spacing', '7px'),
  )
  await expect(search, 'what is typed stays').toHaveValue('half a word')
  await seen(
    page,
    'a loader',
    [
      [
        'client/features/home/home-loader.ts',
        'meta: { title: TITLE, things }',
        "meta: { title: 'Edited loader', things }",
      ],
    ],
    () => expect(page).toHaveTitle(/Edited loader/),
  )
  await seen(
    page,
    'an operation',
    [
      [
        'client/features/home/home.graphql',
        '      icon\n      title\n',
        '      icon\n      again: title\n      title\n',
      ],
      [
        'client/features/home/home-page.tsx',
        '<h3>{benefit.title}</h3>',
        '<h3>Asked again: {benefit.again}</h3>',
      ],
    ],
    () => expect(benefits(page)).toContainText(/Asked again: \w/),
  )
  await seen(
    page,
    'the schema and a resolver',
    [
      ['graphql/schema/home.graphql', 'type Benefit {', 'type Benefit {\n  motto: String!'],
      [
        'graphql/resolvers/home.ts',
        'homeResolvers: Resolvers = {',
        "homeResolvers: Resolvers = {\n  Benefit: { motto: () => 'Edited schema' },",
      ],
      ['client/features/home/home.graphql', 'again: title', 'again: motto'],
    ],
    () => expect(benefits(page)).toContainText('Asked again: Edited schema'),
  )
  await seen(
    page,
    'a resolver',
    [['graphql/resolvers/home.ts', "'Edited schema'", "'Edited resolver'"]],
    () => expect(benefits(page)).toContainText('Asked again: Edited resolver'),
  )
  await seen(
    page,
    'the REST client',
    [
      [
        'graphql/rest/client.ts',
        'return parsed.data as EndpointResult<E>',
        "if ('words' in (body as object)) Object.assign((parsed.data as any).words, { lead: 'Edited client' })\n    return parsed.data as EndpointResult<E>",
      ],
    ],
    () => expect(benefits(page)).toContainText('Edited client'),
  )
  await seen(
    page,
    'the contract',
    [
      [
        'contract/home.ts',
        'title: z.string(), text: z.string() })\nexport type Benefit',
        "title: z.string(), text: z.string(), note: z.string().default('Edited contract') })\nexport type Benefit",
      ],
      [
        'graphql/resolvers/home.ts',
        "motto: () => 'Edited resolver'",
        'motto: (benefit: any) => benefit.note',
      ],
    ],
    () => expect(benefits(page)).toContainText('Asked again: Edited contract'),
  )
  await seen(
    page,
    'a route of the store',
    [
      [
        'store/content/layout.routes.ts',
        "const footer = await getContent(ctx, 'footer', api.Footer)",
        "const footer = { ...(await getContent(ctx, 'footer', api.Footer)), legal: 'Edited route' }",
      ],
    ],
    () => expect(footer(page)).toContainText('Edited route'),
  )
  await seen(
    page,
    'a rule of the store',
    [['store/catalogue/reviews.ts', 'count: totals?.count ?? 0,', 'count: 4321,']],
    () => expect(page.locator('#reviews')).toContainText('from 4321 reviews'),
  )
  await seen(
    page,
    'the database by SQL',
    [
      [
        'store/db/migrations/0900_edited.sql',
        '',
        `update content set value = jsonb_set(value, '{columns,0,title}', '"Edited SQL"') where key = 'footer'`,
      ],
      [
        'store/db/migrations/meta/_journal.json',
        '    }\n  ]',
        '    },\n    { "idx": 900, "version": "7", "when": 4000000000000, "tag": "0900_edited", "breakpoints": true }\n  ]',
      ],
    ],
    () => expect(footer(page)).toContainText('Edited SQL'),
  )

  await shopper.open('/cart')
  await expect(page.getByRole('heading', { level: 1 }), 'the session is kept').toHaveText('Your cart')
  await expect(page.getByRole('button', { name: 'Choose delivery' })).toBeVisible()
})

test('an edit that a page has missed, because it connects after it, shows as well', async ({ page }) => {
  let connect = () => {}
  const connected = new Promise<void>((resolve) => (connect = resolve))
  await page.routeWebSocket(/token=/, async (socket) => {
    await connected
    socket.connectToServer()
  })
  await new Shopper(page, true).open('/blog')
  const before = await footer(page).innerText()
  await workplace.edit(['client/app/layouts/footer.tsx', 'tied in London', 'missed in London'])
  await expect.poll(async () => (await page.request.get('/blog')).text()).toContain('missed in London')
  await expect(footer(page)).toHaveText(before, { useInnerText: true })
  connect()
  await expect(footer(page)).toContainText('missed in London')
  await isAlive(page)
  await workplace.edit(['client/app/layouts/footer.tsx', 'missed in London', 'tied in London'])
  await expect(footer(page)).toContainText('tied in London')
})

test.describe('what fails is told in the page,', () => {
  test.use({ problemsAreMeant: true })
  const note = (page: Page) => page.locator('[data-failures]')

  test('an error while rendering with its message, component and place', async ({ page }) => {
    const shopper = new Shopper(page, true)
    await shopper.open('/blog')
    const broken: Edit = [
      'client/app/layouts/footer.tsx',
      '  return (',
      "  if (footer) throw new Error('Broken on purpose')\n  return (",
    ]
    await workplace.edit(broken)
    const source = await readFile(join(workplace.root, broken[0]), 'utf8')
    const line = source.split('\n').findIndex((text) => text.includes('Broken on purpose')) + 1
    const place = `client/app/layouts/footer.tsx:${line}`
    const told = async () => {
      await expect(note(page).first()).toContainText('Error: Broken on purpose')
      await expect(note(page).first()).toContainText('Component: Footer')
      await expect(note(page).first()).toContainText(place)
    }
    await told()
    const answer = await page.request.get('/blog')
    expect(await answer.text(), 'by the server').toContain(place)
    await page.reload()
    await told()
    await workplace.edit([broken[0], broken[2], broken[1]])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the workbench')
    await expect(note(page)).toHaveCount(0)
  })

  test('a call to /v1 with its address and status', async ({ page }) => {
    const shopper = new Shopper(page, true)
    const broken: Edit = [
      'store/content/home.routes.ts',
      "contentWithTexts('faq', z.array(api.Question))",
      "{ throw new Error('No questions today') }",
    ]
    await workplace.edit(broken)
    await shopper.open('/')
    await expect(note(page)).toContainText(/GET http:\/\/127\.0\.0\.1:\d+\/v1\/faq\/ answered 500/)
    await expect(note(page), 'what the store has to say of it').toContainText('Error: No questions today')
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => page.request.get('/')))
    for (const answer of atOnce) expect(await answer.text()).toContain('/v1/faq/ answered 500')
    await workplace.edit([broken[0], broken[2], broken[1]])
    await expect(page.locator('#faq')).toBeVisible()
    await expect(note(page)).toHaveCount(0)
  })

  test('sources that cannot be run, until they can', async ({ page }) => {
    const shopper = new Shopper(page, true)
    await shopper.open('/')
    const broken: Edit = [
      'store/catalogue/reviews.ts',
      'export async function getReviews',
      'export sync function getReviews',
    ]
    await workplace.edit(broken)
    await expect(note(page)).toContainText(/Source: store\/catalogue\/reviews\.ts:\d+:\d+/)
    await expect(note(page), 'as it stands in a terminal, with colours').not.toContainText('\u001b')
    await workplace.edit([broken[0], broken[2], broken[1]])
    await expect(page.locator('#reviews')).toBeVisible()
  })

  for (const [what, broken, told] of [
    [
      'the body of an SQL function',
      ['store/db/sql/amount-step.sql', 'SELECT floor', 'SELECTT floor'],
      /amount-step\.sql cannot be applied.*syntax error at or near "SELECTT"/,
    ],
    [
      'the schema',
      ['graphql/schema/cart.graphql', 'type Cart {', 'type Cart {{'],
      /Expected Name, found "{".*Source: graphql\/schema\/cart\.graphql:\d+:12/,
    ],
    [
      'an operation',
      ['client/features/home/home.graphql', 'query HomePage(', 'query HomePage(('],
      /Expected "\$", found "\(".*Source: client\/features\/home\/home\.graphql:1:16/,
    ],
  ] satisfies [string, Edit, RegExp][])
    test(`a slip in ${what}, with its place`, async ({ page }) => {
      await new Shopper(page, true).open('/')
      await workplace.edit(broken)
      await expect(note(page).first()).toContainText(told)
      await page.reload()
      await expect(note(page).first(), 'by every page, until it is mended').toContainText(told)
      await workplace.edit([broken[0], broken[2], broken[1]])
      await expect(page.locator('#reviews')).toBeVisible()
      await expect(note(page)).toHaveCount(0)
    })

  test('a page without its module, until that is there', async ({ page }) => {
    await new Shopper(page, true).open('/')
    const routed = "page('/category', 'catalogue/collections-page/collections', {"
    await workplace.edit(
      [
        'client/app/routing/routes.tsx',
        routed,
        routed.replace('catalogue/collections-page/collections', 'catalogue/groups'),
      ],
      ['store/catalogue/reviews.ts', 'export async function getReviews', 'export async function  getReviews'],
    )
    await expect(note(page)).toContainText('the sources cannot be run as they are')
    await expect(note(page)).toContainText('There is no page module catalogue/groups')
    const collections =
      "export { CollectionsPage as Component } from './collections-page/collections-page.tsx'"
    await workplace.edit(['client/features/catalogue/groups.route.ts', '', collections])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(note(page)).toHaveCount(0)
  })
})

test('it ends with its database when it is told to while sources are being loaded', async () => {
  await workplace.edit(['server/app.ts', 'import', '\nimport'], ['codegen.ts', 'import', '\nimport'])
  await setTimeout(300)
  await workplace.end()
  expect(await workplace.hasDatabase()).toBe(false)
})
