import { join } from 'node:path'
import { findProgram } from '../../../scripts/debian-programs.ts'
import type { Program } from '../../../scripts/debian-programs.ts'
import { startExample } from './example-server.ts'

const VARNISH: Program = {
  title: 'Varnish',
  variable: 'VARNISHD',
  paths: ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'],
  check: ['-V'],
  packages: ['varnish'],
}
const EXAMPLE = join(import.meta.dirname, '../../../operations/varnish/shop.vcl')

/** The path of Varnish, which is fetched when it is missing; undefined when it cannot be had. */
export const findVarnish = (): Promise<string | undefined> => findProgram(VARNISH, 'the edge')

/** Starts Varnish at a port with our example, in which words are replaced. */
export const startVarnish = (program: string, port: number, replaced: Record<string, string>) =>
  startExample({
    program,
    args: (file, folder) => [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,64m', '-f', file],
      ...['-a', `127.0.0.1:${port}`, '-p', 'http_gzip_support=off'],
    ],
    url: `http://127.0.0.1:${port}`,
    example: EXAMPLE,
    replaced,
  })
