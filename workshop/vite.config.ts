import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from '../vite.plugins.ts'

/** Builds GraphiQL on its own, so that neither a page of the shop nor its build knows of it. server/graphiql/graphiql.ts serves it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  publicDir: false,
  // Quality 11 makes it 8 % smaller and takes three times as long.
  plugins: [react(), compressAssets(9)],
  build: {
    outDir: join(import.meta.dirname, '..', 'dist', 'workshop'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: join(import.meta.dirname, 'main.tsx'),
      checks: { moduleLevelDirective: false },
      // GraphiQL names its icons, which are read aloud, after their components.
      output: { keepNames: true },
    },
  },
  worker: { format: 'es' },
})
