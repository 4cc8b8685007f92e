/** Whether what is built runs in the oldest supported browsers: our code and that of libraries, as it is sent to them. */
import { ESLint } from 'eslint'
import { supportedBrowsers } from './lint-rules.ts'

/** What libraries use where it is there: each was looked at, and the journeys run without it (docs/testing.md). */
const GUARDED = [
  // React's scheduler takes it where there are no message channels; React's transitions and Leaflet ask by typeof or
  // look into window.
  'setImmediate',
  'navigation',
  'orientation',
  'TouchEvent',
  // React and the router start a transition of the view where a page asks for one; none does.
  'startViewTransition',
  // Our base64url is that of the language where the language has one.
  'Uint8Array.fromBase64',
  // A method of libphonenumber's own numbers has the name of one that browsers have since.
  'getMetadata',
]

/** What the scripts below a folder use that one of the oldest browsers lacks: a line each, none when all is well. */
export async function unsupportedIn(folder: string): Promise<string[]> {
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    allowInlineConfig: false,
    ignore: false,
    overrideConfig: [{ files: ['**/*.js'], ...supportedBrowsers(GUARDED) }],
  })
  const results = await eslint.lintFiles(['**/*.js'])
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${filePath}:${line}:${column} ${message}`),
  )
}
