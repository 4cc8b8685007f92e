import { join } from 'node:path'
import { findProgram } from '../../../scripts/debian-programs.ts'
import type { Program } from '../../../scripts/debian-programs.ts'
import { startExample } from './example-server.ts'

const NGINX: Program = {
  title: 'nginx',
  variable: 'NGINX',
  paths: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
  check: ['-v'],
  packages: ['nginx-light'],
}
const EXAMPLES = join(import.meta.dirname, '../../../operations/nginx')

/** What an example has for a machine of its own and a test has not: places on the disk, and a service that watches it. */
const OF_THE_MACHINE = {
  'user www-data;': 'user root;',
  'worker_processes auto;': 'worker_processes 2;\ndaemon off;',
  '/run/nginx.pid': '{folder}/pid',
  'http {': [
    'http {',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path {folder}/${kind};`,
    ),
  ].join('\n'),
}
/** What is more in that of the edge: files that it keeps, and names with certificates. */
const OF_THE_EDGE = {
  '/var/log/nginx/access.log': '{folder}/access.log',
  '/var/cache/nginx/larkspur': '{folder}/cache',
  'ssl_certificate /etc/ssl/larkspur.example/fullchain.pem;': '',
  'ssl_certificate_key /etc/ssl/larkspur.example/key.pem;': '',
}
/** A copy that comes back is asked again before the next one goes. */
const RESTS_BRIEFLY = { 'fail_timeout=5s': 'fail_timeout=1s' }

/** The path of nginx, which is fetched when it is missing; undefined when it cannot be had. */
export const findNginx = (): Promise<string | undefined> => findProgram(NGINX, 'the edge')

/** Starts nginx with our example of an edge, without TLS, at the port `edge` in front of two gateways. */
export const startEdge = (
  program: string,
  { edge, insecure, gateways }: { edge: number; insecure: number; gateways: readonly [number, number] },
) =>
  start(program, 'edge.conf', edge, {
    ...OF_THE_EDGE,
    'listen 443 ssl http2 default_server': `listen 127.0.0.1:${edge} default_server`,
    'listen 80 default_server': `listen 127.0.0.1:${insecure} default_server`,
    '10.0.0.11:3000': `127.0.0.1:${gateways[0]}`,
    '10.0.0.12:3000': `127.0.0.1:${gateways[1]}`,
  })

/** Starts nginx with our example of a proxy before two stores. */
export const startStoresProxy = (program: string, port: number, stores: readonly [number, number]) =>
  start(program, 'stores.conf', port, {
    'listen 127.0.0.1:3100': `listen 127.0.0.1:${port}`,
    '10.0.0.11:3001': `127.0.0.1:${stores[0]}`,
    '10.0.0.12:3001': `127.0.0.1:${stores[1]}`,
  })

const start = (program: string, example: string, port: number, replaced: Record<string, string>) =>
  startExample({
    program,
    args: (file, folder) => ['-c', file, '-p', folder, '-e', 'stderr'],
    url: `http://127.0.0.1:${port}`,
    example: join(EXAMPLES, example),
    replaced: { ...OF_THE_MACHINE, ...RESTS_BRIEFLY, ...replaced },
  })
