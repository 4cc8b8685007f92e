import { startOwnShop } from '../../support/processes/own-shop.ts'
import { startOtlpCollector } from '../../support/stand-ins/otlp-collector.ts'
import { comesToLife, expect, test } from '../shopper.ts'

// What a browser asks for begins a trace, if the shop traces.

test('adding to the cart is a trace that begins in the browser', async ({ page }) => {
  const collector = await startOtlpCollector()
  const shop = await startOwnShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  try {
    const opened = await page.goto(`${shop.url}/product/101`)
    expect(await opened?.headerValue('server-timing')).toMatch(/^traceparent;desc="00-[0-9a-f]{32}-/)
    await comesToLife(page)
    const change = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/graphql'),
    )
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const sent = await (await change).headerValue('traceparent')
    const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(sent ?? '') ?? []
    const served = () => collector.spans.find((span) => span.parentSpanId === spanId)
    await expect.poll(served, { timeout: 20_000 }).toMatchObject({ name: 'POST /graphql', traceId })
    const names = () => collector.spans.flatMap((span) => (span.traceId === traceId ? [span.name] : []))
    await expect.poll(names, { timeout: 20_000 }).toContain('INSERT cart_line')
    // What happened in the browser is sent by the gateway: the request, which is the trace's first span, and the document.
    const browsers = () => collector.spans.filter(({ service }) => service === 'larkspur-browser')
    const request = () => browsers().find((span) => span.spanId === spanId)
    await expect.poll(request, { timeout: 20_000 }).toMatchObject({
      name: 'request product-id',
      traceId,
      parentSpanId: undefined,
      attributes: { page: 'product-id' },
    })
    const document = (await opened?.headerValue('server-timing')) ?? ''
    const [, ofDocument, ofServer] = /desc="00-([0-9a-f]{32})-([0-9a-f]{16})-01"/.exec(document) ?? []
    await expect
      .poll(() => browsers().find(({ name }) => name === 'load product-id'), { timeout: 20_000 })
      .toMatchObject({ traceId: ofDocument, parentSpanId: ofServer })
  } finally {
    await shop.stop()
    await collector.stop()
  }
})

test('a page of a shop that does not trace sends no traces', async ({ page }) => {
  await page.goto('/product/101')
  await comesToLife(page)
  const change = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/graphql'),
  )
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await (await change).headerValue('traceparent')).toBeNull()
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(scripts.filter((name) => name.includes('browser-spans'))).toEqual([])
})
