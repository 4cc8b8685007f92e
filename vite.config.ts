import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

export default defineConfig({
  plugins: [vike(), react(), keepManifest()],
  build: { target: 'es2022', sourcemap: false },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
})

/**
 * vike removes the client's manifest when it has read it. The server needs it to send the stylesheets and
 * preload tags of lazily loaded pages, so a copy goes into the server's bundle folder.
 */
function keepManifest(): Plugin {
  return {
    name: 'larkspur:keep-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = Object.values(bundle).find((file) => file.fileName.endsWith('manifest.json'))
        if (manifest?.type === 'asset') {
          this.emitFile({ type: 'asset', fileName: 'pages-manifest.json', source: manifest.source })
        }
      },
    },
  }
}
