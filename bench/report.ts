import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import type { Run } from './load.ts'
import type { Transfer } from './transfer.ts'

export type Measured = {
  name: string
  bytes: number
  encoding: string
  runs: { subject: Run; constant: Run }[]
}
export type Line = {
  name: string
  encoding: string
  bytes: number
  cpu: number
  cpuOfConstant: number
  cpuRatio: number
  quartiles: [number, number]
  rate: number
  rateRatio: number
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
export const quantile = (values: readonly number[], at: number) =>
  sorted(values)[Math.round((values.length - 1) * at)] ?? Number.NaN
export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Medians over the rounds; a ratio is taken within its round, so that what slows both does not show. */
export function summarise({ name, encoding, bytes, runs }: Measured): Line {
  const ratios = runs.map(({ subject, constant }) => subject.cpu / constant.cpu)
  return {
    name,
    encoding,
    bytes,
    cpu: median(runs.map(({ subject }) => subject.cpu)),
    cpuOfConstant: median(runs.map(({ constant }) => constant.cpu)),
    cpuRatio: median(ratios),
    quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    rate: median(runs.map(({ subject }) => subject.rate)),
    rateRatio: median(runs.map(({ subject, constant }) => subject.rate / constant.rate)),
  }
}

export function machineFacts() {
  const [cpu] = cpus()
  return {
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()}`,
    node: process.versions.node,
    loadBefore: loadavg().map((load) => Math.round(load * 100) / 100),
    date: new Date().toISOString().slice(0, 10),
  }
}

const round = (value: number, digits = 0) => value.toFixed(digits)
const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`

export function ratioTable(lines: Line[]): string {
  return table(
    ['', 'encoding', 'size', 'CPU µs', 'constant µs', 'CPU ratio', 'quartiles', 'answers/s', 'rate ratio'],
    lines.map((line) => [
      line.name,
      line.encoding,
      kB(line.bytes),
      round(line.cpu),
      round(line.cpuOfConstant),
      `${round(line.cpuRatio, 2)}×`,
      line.quartiles.map((value) => round(value, 2)).join('–'),
      round(line.rate),
      `${round(line.rateRatio, 2)}×`,
    ]),
  )
}

export function transferTable(transfers: Transfer[]): string {
  return table(
    ['first view of', 'HTML', 'HTML br', 'JS files', 'JS', 'JS br', 'CSS', 'CSS br'],
    transfers.map(({ page, html, htmlBr, scripts, js, jsBr, css, cssBr }) => [
      page,
      kB(html),
      kB(htmlBr),
      String(scripts),
      kB(js),
      kB(jsBr),
      kB(css),
      kB(cssBr),
    ]),
  )
}

/** A Markdown table that can be read as it is. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
