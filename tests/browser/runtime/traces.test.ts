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
})
