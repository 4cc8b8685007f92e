import { join } from 'node:path'

/** A framework's pages, in a folder of its own with its own packages. */
export type Peer = {
  title: string
  folder: string
  /** The folder in it that a build makes. */
  built: string
  /** Its program in production, started in its folder by Node. */
  start: (port: number) => string[]
  env?: Record<string, string>
  /** The packages whose versions the results name. */
  packages: string[]
  /** Where it keeps what /v1 answered, between runs too. */
  caches?: string[]
  /** The address of a home page that it keeps, if it can. */
  keptHome?: string
  /** What its page asks for once it is there, as parts of the same page: found in the page by this. */
  islands?: RegExp
}

const folder = (name: string) => join(import.meta.dirname, name)

export const PEERS: Peer[] = [
  {
    title: 'Next.js',
    folder: folder('next'),
    built: '.next',
    start: (port) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1'],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    packages: ['next', 'react'],
    caches: ['.next/cache/fetch-cache'],
    keptHome: '/kept/home',
  },
  {
    title: 'React Router',
    folder: folder('react-router'),
    built: 'build',
    start: () => ['node_modules/@react-router/serve/bin.cjs', './build/server/index.js'],
    packages: ['react-router', '@react-router/serve', 'react'],
  },
  {
    title: 'Astro',
    folder: folder('astro'),
    built: 'dist',
    start: () => ['dist/server/entry.mjs'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    packages: ['astro', '@astrojs/node'],
    keptHome: '/kept',
    islands: /fetch\("(\/_server-islands\/[^"]+)"/g,
  },
]
