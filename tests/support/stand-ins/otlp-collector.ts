import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean }
type Attribute = { key: string; value: Value }
type Resource = { attributes: Attribute[] }

/** What is said of a span or a line of the log, by name. */
export type Attributes = Record<string, string | number | boolean | undefined>

export type SentSpan = {
  service: string
  name: string
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  attributes: Attributes
  links: { traceId: string; spanId: string }[]
  /** 2 when it failed. */
  status: number
  events: { name: string; attributes: Attributes }[]
}

export type SentRecord = {
  service: string
  severity: string
  body: string
  traceId: string | undefined
  attributes: Attributes
}

export type OtlpCollector = {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  spans: SentSpan[]
  records: SentRecord[]
  /** The headers of the last batch. */
  headers: () => IncomingHttpHeaders
  /** All that was sent, as text. */
  text: () => string
  stop: () => Promise<void>
}

/** A collector that takes in traces and logs by OTLP over HTTP, as JSON. Anything else is refused, as a real one does. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: SentSpan[] = []
  const records: SentRecord[] = []
  const bodies: string[] = []
  let headers: IncomingHttpHeaders = {}
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const text = Buffer.concat(parts).toString()
      headers = request.headers
      const isJson = headers['content-type'] === 'application/json'
      if (request.method !== 'POST' || !isJson) return response.writeHead(415).end()
      bodies.push(text)
      if (request.url === '/v1/traces') spans.push(...spansIn(JSON.parse(text) as TraceBatch))
      else if (request.url === '/v1/logs') records.push(...recordsIn(JSON.parse(text) as LogBatch))
      else return response.writeHead(404).end()
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    records,
    headers: () => headers,
    text: () => bodies.join('\n'),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

type TraceBatch = {
  resourceSpans: {
    resource: Resource
    scopeSpans: {
      spans: (Omit<SentSpan, 'service' | 'attributes' | 'links' | 'status' | 'events'> & {
        attributes?: Attribute[]
        links?: { traceId: string; spanId: string }[]
        status?: { code?: number }
        events?: { name: string; attributes?: Attribute[] }[]
      })[]
    }[]
  }[]
}

function spansIn({ resourceSpans }: TraceBatch): SentSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(
        ({ name, kind, traceId, spanId, parentSpanId, attributes, links = [], status, events = [] }) => ({
          ...{ service: serviceOf(resource), name, kind, traceId, spanId },
          parentSpanId: parentSpanId || undefined,
          attributes: attributesIn(attributes),
          links: links.map((link) => ({ traceId: link.traceId, spanId: link.spanId })),
          status: status?.code ?? 0,
          events: events.map((event) => ({ name: event.name, attributes: attributesIn(event.attributes) })),
        }),
      ),
    ),
  )
}

type LogBatch = {
  resourceLogs: {
    resource: Resource
    scopeLogs: {
      logRecords: { severityText: string; body: Value; traceId?: string; attributes?: Attribute[] }[]
    }[]
  }[]
}

function recordsIn({ resourceLogs }: LogBatch): SentRecord[] {
  return resourceLogs.flatMap(({ resource, scopeLogs }) =>
    scopeLogs.flatMap(({ logRecords }) =>
      logRecords.map(({ severityText, body, traceId, attributes }) => ({
        service: serviceOf(resource),
        severity: severityText,
        body: body.stringValue ?? '',
        traceId: traceId || undefined,
        attributes: attributesIn(attributes),
      })),
    ),
  )
}

const serviceOf = ({ attributes }: Resource) => String(attributesIn(attributes)['service.name'])

function attributesIn(attributes: Attribute[] = []): Attributes {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ??
        value.boolValue ??
        value.doubleValue ??
        (value.intValue === undefined ? undefined : Number(value.intValue)),
    ]),
  )
}
