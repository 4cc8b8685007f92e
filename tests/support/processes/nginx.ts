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
const EXAMPLE = join(import.meta.dirname, '../../../operations/nginx/edge.conf')

/** What the example has for a live shop and a test has not: names, certificates, places on the disk. */
const OF_THE_MACHINE = {
  'worker_processes auto;': 'worker_processes 2;\nuser root;\ndaemon off;',
  '/run/nginx.pid': '{folder}/pid',
  '/var/log/nginx/access.log': '{folder}/access.log',
  '/var/cache/nginx/larkspur': '{folder}/cache',
  'http {': [
    'http {',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path {folder}/${kind};`,
    ),
  ].join('\n'),
  'ssl_certificate /etc/ssl/larkspur.example/fullchain.pem;': '',
  'ssl_certificate_key /etc/ssl/larkspur.example/key.pem;': '',
}

/** The path of nginx, which is fetched when it is missing; undefined when it cannot be had. */
export const findNginx = (): Promise<string | undefined> => findProgram(NGINX, 'the edge')

/** Starts nginx at a port with our example of an edge, without TLS, in front of two gateways. `replaced` are other words of the example. */
export const startNginx = (
  program: string,
  ports: { edge: number; insecure: number; gateways: [number, number] },
  replaced: Record<string, string> = {},
) =>
  startExample({
    program,
    args: (file, folder) => ['-c', file, '-p', folder, '-e', 'stderr'],
    url: `http://127.0.0.1:${ports.edge}`,
    example: EXAMPLE,
    replaced: {
      ...OF_THE_MACHINE,
      'listen 443 ssl http2 default_server': `listen 127.0.0.1:${ports.edge} default_server`,
      'listen 80 default_server': `listen 127.0.0.1:${ports.insecure} default_server`,
      '10.0.0.11:3000': `127.0.0.1:${ports.gateways[0]}`,
      '10.0.0.12:3000': `127.0.0.1:${ports.gateways[1]}`,
      ...replaced,
    },
  })
