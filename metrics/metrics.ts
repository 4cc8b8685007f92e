import { setTimeout as pause } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Seconds, from an answer of a cache to the longest time-out. */
const SECONDS = [0.002, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** So long may a reader of a gauge take: supervisors ask for the metrics to see whether a worker lives, and a database may hang. */
const READ_MS = 1_000

/** Something that is counted, by its labels. */
export type Count<Label extends string> = (labels: Record<Label, string>, by?: number) => void
/** Something whose duration in seconds is observed, by its labels. */
export type Duration<Label extends string> = (labels: Record<Label, string>, seconds: number) => void
/** The present values of a gauge, read when somebody asks for the metrics. */
export type Reading<Label extends string> = { labels: Record<Label, string>; value: number }

/**
 * What a process measures, for Prometheus. There is one for a process that serves `/metrics`, and none for any other: whoever
 * measures is given it as an option and defines its own metrics with it. Labels have few values, such as the pattern of a
 * route: each combination of values is kept for ever.
 */
export class Metrics {
  readonly #registry = new Registry()

  /** Begins with what concerns any Node process: processor time, memory, heap, garbage collection, the event loop's lag. */
  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  /** Defines a counter (its name ends in `_total`), or finds the one of that name. */
  counter<const Label extends string>(name: string, help: string, labelNames: Label[]): Count<Label> {
    const counter =
      this.#find<Counter<Label>>(name) ?? new Counter({ name, help, labelNames, registers: [this.#registry] })
    return (labels, by = 1) => counter.inc(labels, by)
  }

  /** Defines a histogram of seconds (its name ends in `_seconds`), or finds the one of that name. */
  histogram<const Label extends string>(name: string, help: string, labelNames: Label[]): Duration<Label> {
    const histogram =
      this.#find<Histogram<Label>>(name) ??
      new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] })
    return (labels, seconds) => histogram.observe(labels, seconds)
  }

  /**
   * Defines a gauge whose values are read when the metrics are asked for. One that is defined again has the values of all its
   * readers. A reader that throws, or takes longer than a second, leaves the gauge without its values: the other metrics are served all the same.
   */
  gauge<const Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: () => Reading<Label>[] | Promise<Reading<Label>[]>,
  ): void {
    const readers = this.#readers.get(name)
    if (readers) return void readers.push(read)
    const all: (() => Reading<string>[] | Promise<Reading<string>[]>)[] = [read]
    this.#readers.set(name, all)
    new Gauge({
      ...{ name, help, labelNames, registers: [this.#registry] },
      async collect() {
        this.reset()
        const readings = await Promise.allSettled(all.map(async (one) => inTime(one())))
        for (const { labels, value } of readings.flatMap((one) =>
          one.status === 'fulfilled' ? one.value : [],
        ))
          this.set(labels as Record<Label, string>, value)
      },
    })
  }
  readonly #readers = new Map<string, (() => Reading<string>[] | Promise<Reading<string>[]>)[]>()

  /** All metrics as text, in Prometheus' own format. */
  async text(): Promise<{ type: string; body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() }
  }

  #find<Metric>(name: string): Metric | undefined {
    return this.#registry.getSingleMetric(name) as Metric | undefined
  }
}

async function inTime<T>(reading: T | Promise<T>): Promise<T> {
  const late = pause(READ_MS, undefined, { ref: false }).then((): never => {
    throw new Error(`Not read within ${READ_MS} ms`)
  })
  return Promise.race([reading, late])
}
