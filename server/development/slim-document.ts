import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

const STYLESHEET = /<link rel="stylesheet" type="text\/css" href="([^"?]+)\?direct">/g
/** The import that ends vike's script: its start in the browser, which is some seventy modules of its own. */
const START = /import\("[^"]*\/vike\/dist\/client\/[^"]*"\);?/

/**
 * The frame of the pages as vike writes it in development, with fewer requests in it: stylesheets stand in the page
 * (Vite takes over those that name their file), and the pages are started without vike, which would only call that.
 */
export async function slimDocument(html: string, root: string, vite: ViteDevServer): Promise<string> {
  const styles = new Map(
    await Promise.all(
      [...html.matchAll(STYLESHEET)].map(
        async ([, path = '']) => [path, await styleOf(path, root, vite)] as const,
      ),
    ),
  )
  return html
    .replace(STYLESHEET, (link, path: string) => styles.get(path) ?? link)
    .replace(START, 'import("/client/app/entry-client.tsx").then(({ startClient }) => startClient());')
}

async function styleOf(path: string, root: string, vite: ViteDevServer): Promise<string | undefined> {
  // Vite still names a file that was moved or removed.
  if (!existsSync(join(root, path))) return ''
  const result = await vite.environments.client.transformRequest(`${path}?direct`)
  if (!result) return undefined
  const css = result.code.replaceAll('</style', '<\\/style')
  return `<style type="text/css" data-vite-dev-id="${join(root, path)}">${css}</style>`
}
