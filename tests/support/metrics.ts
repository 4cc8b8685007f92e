import type { RunningProcess } from './processes/process.ts'

/** A sample as Prometheus reads it. */
export type Sample = { name: string; labels: Record<string, string>; value: number }

/** Asks a process that was started with METRICS_PORT=0 for its metrics. */
export async function scrape({
  log,
}: Pick<RunningProcess, 'log'>): Promise<{ text: string; samples: Sample[] }> {
  const url = /Metrics are at (http:[^"]+)/.exec(log.join('\n'))?.[1]
  if (!url) throw new Error('The process did not say where its metrics are')
  const answer = await fetch(url, { signal: AbortSignal.timeout(8_000) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return { text, samples: samplesIn(text) }
}

function samplesIn(text: string): Sample[] {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text])),
    value: Number(value),
  }))
}

/** The sum of the samples of a name whose labels are these. */
export function total(samples: Sample[], name: string, labels: Record<string, string> = {}): number {
  return samples
    .filter(
      (one) => one.name === name && Object.entries(labels).every(([key, text]) => one.labels[key] === text),
    )
    .reduce((sum, { value }) => sum + value, 0)
}
