import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  SeverityNumber,
  TraceFlags,
  context,
  trace,
} from '@opentelemetry/api'
import type { Attributes, Context, Link, Span as ApiSpan } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import type { ExportResult } from '@opentelemetry/core'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { safeError } from '../logging/safe-error.ts'
import { useTracing } from './tracing.ts'
import type { Failure, RemoteSpan, Span, SpanFacts, SpanOptions } from './tracing.ts'

/** Where traces and failures are sent, in OTLP over HTTP. */
export type TraceOptions = {
  /** The base URL of the collector; `/v1/traces` and `/v1/logs` are below it. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  serviceVersion: string
  /** The share of traces that is sent, from 0 to 1. */
  share: number
  /** Whether who calls decides which traces are sent. Of a gateway, anybody is who calls. */
  trustsCallers: boolean
}

type Log = Record<'info' | 'warn', (facts: object, message: string) => void>

/** A collector that is away is waited for no longer than this, at the end of the process. */
const LAST_EXPORT_MS = 3_000
/** How long one batch may take, with its repetitions. */
const EXPORT_MS = 5_000

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}
const SEVERITIES = {
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
  fatal: SeverityNumber.FATAL,
}

/**
 * Begins to send traces and failures. They are sent in the background, in batches; what a collector that is away cannot take is
 * dropped, which is logged once. Returns a function that sends what is left and stops.
 */
export function startOpenTelemetry(options: TraceOptions, log: Log): () => Promise<void> {
  const { endpoint, headers, serviceName, serviceVersion, share, trustsCallers } = options
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.version': serviceVersion })
  const exporterOf = (path: string) => ({
    url: `${endpoint.replace(/\/$/, '')}${path}`,
    headers,
    timeoutMillis: EXPORT_MS,
  })
  const told = tellOnce(endpoint, log)
  // Batches that fail are told of below.
  setGlobalErrorHandler(() => {})
  const sampler = new TraceIdRatioBasedSampler(share)
  const exporter = told(new OTLPTraceExporter(exporterOf('/v1/traces')))
  const spans = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: trustsCallers ? new AlwaysOnSampler() : sampler,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const given = new GivenIds()
  const ofBrowsers = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'larkspur-browser',
      'service.version': serviceVersion,
    }),
    // By the number of the trace, as the gateway's own.
    sampler,
    idGenerator: given,
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const records = new LoggerProvider({
    resource,
    processors: [
      new BatchLogRecordProcessor({ exporter: told(new OTLPLogExporter(exporterOf('/v1/logs'))) }),
    ],
  })
  const manager = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(manager)
  const tracer = spans.getTracer('larkspur')
  const logger = records.getLogger('larkspur')

  const begin = (name: string, { kind = 'internal', facts, parent, linkedTo }: SpanOptions) => {
    const isFirst = kind === 'server' || kind === 'consumer'
    const within = isFirst ? contextOf(parent) : context.active()
    // Work that nobody asked for, such as looking for jobs, is no trace.
    if (!isFirst && !trace.getSpan(within)) return undefined
    const links = linksTo(linkedTo)
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: attributesOf(facts), links }, within)
    return spanOf(span, trace.setSpan(within, span))
  }
  const report = ({ level, what, error, facts }: Failure) => {
    const span = trace.getActiveSpan()
    if (error && level !== 'warn') markFailed(span, error)
    logger.emit({
      severityNumber: SEVERITIES[level],
      severityText: level.toUpperCase(),
      body: what,
      context: context.active(),
      attributes: {
        ...attributesOf(facts),
        ...(error && {
          'exception.type': error.type,
          'exception.message': error.message,
          ...(error.stack && { 'exception.stacktrace': error.stack }),
        }),
      },
    })
  }
  const current = () => {
    const found = trace.getActiveSpan()?.spanContext()
    return found && { ...found, traceparent: traceparentOf(found) }
  }
  const browserTracer = ofBrowsers.getTracer('larkspur')
  const passOn = ({ name, traceId, spanId, parentId, startedAt, endedAt, facts }: RemoteSpan) => {
    given.next = { traceId, spanId }
    const parent = { traceId, spanId: parentId ?? '', traceFlags: TraceFlags.SAMPLED, isRemote: true }
    const within = parentId ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    const attributes = attributesOf(facts)
    browserTracer
      .startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: startedAt }, within)
      .end(endedAt)
  }
  useTracing({ begin, report, current, passOn })

  return async () => {
    useTracing(undefined)
    const late = new Promise((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref())
    const last = [spans.shutdown(), ofBrowsers.shutdown(), records.shutdown()]
    await Promise.race([Promise.allSettled(last), late])
    context.disable()
  }
}

/** Gives a span the ids that it has already. */
class GivenIds extends RandomIdGenerator {
  next = { traceId: '', spanId: '' }
  override generateTraceId = () => this.next.traceId
  override generateSpanId = () => this.next.spanId
}

function spanOf(span: ApiSpan, inside: Context): Span {
  return {
    traceparent: traceparentOf(span.spanContext()),
    within: (run) => context.with(inside, run),
    rename: (name) => void span.updateName(name),
    note: (facts) => void span.setAttributes(attributesOf(facts)),
    fail: (error) => {
      if (error === undefined) return void span.setStatus({ code: SpanStatusCode.ERROR })
      markFailed(span, safeError(error))
    },
    end: () => span.end(),
  }
}

function markFailed(span: ApiSpan | undefined, error: { type: string; message: string; stack?: string }) {
  span?.recordException({
    name: error.type,
    message: error.message,
    ...(error.stack && { stack: error.stack }),
  })
  span?.setStatus({ code: SpanStatusCode.ERROR, message: error.type })
}

/** The context of a `traceparent`. A value that is none begins a new trace. */
function contextOf(parent: SpanOptions['parent']): Context {
  const found = typeof parent === 'string' ? parseTraceParent(parent) : null
  return found ? trace.setSpanContext(ROOT_CONTEXT, { ...found, isRemote: true }) : ROOT_CONTEXT
}

function linksTo(traceparent: string | undefined): Link[] {
  const found = traceparent ? parseTraceParent(traceparent) : null
  return found ? [{ context: { ...found, isRemote: true } }] : []
}

function traceparentOf({
  traceId,
  spanId,
  traceFlags,
}: {
  traceId: string
  spanId: string
  traceFlags: number
}) {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

function attributesOf(facts: SpanFacts = {}): Attributes {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Attributes
}

/** Says once that batches cannot be sent, however many follow, and once that they can again. */
function tellOnce(endpoint: string, log: Log) {
  let isAway = false
  const { origin } = new URL(endpoint)
  const note = ({ code, error }: ExportResult) => {
    const failed = code !== ExportResultCode.SUCCESS
    if (failed === isAway) return
    isAway = failed
    if (failed)
      log.warn(
        { err: error, collector: origin },
        'traces and failures are not sent: the collector refuses them or is away',
      )
    else log.info({ collector: origin }, 'traces and failures are sent again')
  }
  return <Batch, E extends { export: (batch: Batch, done: (result: ExportResult) => void) => void }>(
    exporter: E & { export: (batch: Batch, done: (result: ExportResult) => void) => void },
  ): E => {
    const send = exporter.export.bind(exporter) as E['export']
    exporter.export = (batch: Batch, done: (result: ExportResult) => void) =>
      send(batch, (result) => {
        note(result)
        done(result)
      })
    return exporter
  }
}
