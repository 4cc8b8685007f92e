import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { PageAnswer } from '../../client/app/entry-server.tsx'
import { Broadcast } from './broadcast.ts'

/** A page being written. */
export type Rendering = {
  status: number
  shared: boolean
  /** For the `Link` header. */
  link: string
  /** Allows the scripts that move late blocks into place, and those others draw with; a page without them needs none. */
  nonce: string | undefined
  /** All but the visitor payload and the end of the document. */
  html: Broadcast
  end: string
  /** What strangers are sent, by encoding and whether they are asked about cookies. */
  encoded: Map<string, Broadcast>
}

type Page = Extract<PageAnswer, { kind: 'page' }>

/**
 * Begins to write a page. It resolves when the status is certain and the first part can be sent. With `streams`
 * late blocks follow when they are ready; otherwise everything waits for them and stands in its place. With
 * `inlineScripts` the page has a nonce in any case, which its payload's element tells to our scripts. Once `left` aborts, nobody reads
 * the page any more and the writing of late blocks ends.
 */
export async function startRendering(
  page: Page,
  [begin, end]: [string, string],
  {
    streams,
    inlineScripts,
    left,
    onError,
  }: {
    streams: boolean
    inlineScripts: boolean
    left: AbortSignal | undefined
    onError: (error: unknown, info: { componentStack?: string | undefined }) => void
  },
): Promise<Rendering> {
  const nonce = streams || inlineScripts ? randomBytes(16).toString('base64') : undefined
  const html = new Broadcast()
  const told = inlineScripts ? ` nonce="${nonce}"` : ''
  // What stands behind it tells the browser that it has all of it.
  const json = 'type="application/json"'
  const settings = `<script ${json} id="settings">${page.settings}</script>`
  const payload = `${settings}<script ${json} id="payload"${told}>${page.payload}</script><!-- -->`
  const whole = streams ? undefined : wholeOf(page)
  if (whole === undefined) {
    html.write(`${begin}<div id="root">`)
    await new Promise<void>((ready, fail) => {
      const stream = page.render({
        ...(nonce && { nonce }),
        onShellReady: () => streams && start(),
        onAllReady: () => !streams && start(),
        onShellError: fail,
        onError,
      })
      left?.addEventListener('abort', () => stream.abort(left.reason), { once: true })
      const start = () => {
        const destination = intoBroadcast(html, payload)
        stream.pipe(destination)
        // React has written all that is ready; the payload comes behind it, late blocks behind the payload.
        if (streams) destination.writePayload()
        ready()
      }
    })
  } else {
    const head = begin.replace('</head>', () => `${firstPicture(whole)}</head>`)
    html.write(`${head}<div id="root">${whole}</div>${payload}`)
    html.end()
  }
  return {
    status: page.status,
    shared: page.shared,
    link: linkHeader(page),
    nonce,
    html,
    end,
    encoded: new Map(),
  }
}

/** A picture in the format that nearly all browsers read, which is to be seen at once. */
const FIRST_PICTURE =
  /<picture[^>]*><source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:(?!<\/picture>).)*?fetchPriority="high"/s

/** Has the browser load the first picture of a page before it has read as far as that. */
function firstPicture(html: string): string {
  const [found, sources, sizes] = FIRST_PICTURE.exec(html) ?? []
  if (!found) return ''
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high">`
}

/** A page as text, which costs a third less than streaming it. Undefined when it fails: the stream says where. */
function wholeOf(page: Page): string | undefined {
  try {
    return page.renderWhole()
  } catch {
    return undefined
  }
}

/** The page on its way to its readers, with the payload in it where it is told to be, or else behind it. */
function intoBroadcast(html: Broadcast, payload: string): Writable & { writePayload: () => void } {
  let due = payload
  const writePayload = () => {
    if (due) html.write(due)
    due = ''
  }
  const destination = new Writable({
    decodeStrings: true,
    write(chunk: Buffer, _encoding, done) {
      html.write(chunk)
      done()
    },
    final(done) {
      html.write('</div>')
      writePayload()
      html.end()
      done()
    },
    destroy(error, done) {
      if (error) html.end(error)
      done(error)
    },
  })
  return Object.assign(destination, { writePayload })
}

/** What a browser can begin to load before it has read anything. */
function linkHeader({ assets: { style } }: Page): string {
  return style ? `<${style}>; rel=preload; as=style` : ''
}
