import type { NextConfig } from 'next'

export default {
  // It stands in a repository with a package-lock.json of its own.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  typescript: { tsconfigPath: 'tsconfig.json' },
} satisfies NextConfig
