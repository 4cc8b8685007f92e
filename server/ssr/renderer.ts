import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handed, PageAnswer, PageRequest } from '../../client/app/entry-server.tsx'
import type { Site } from '../../client/app/site.ts'

/** The client's pages as the server sees them. */
export type Renderer = {
  /** Prepares a page; `frame` is the document around it, split where the page goes. */
  prepare: (page: PageRequest) => Promise<{ answer: PageAnswer; frame: [begin: string, end: string] }>
  site: Site
}

const HEAD = '<head>'
const BODY_MARK = '<!--page-->'

/**
 * Loads the pages from the bundle in `bundle`, or in development (undefined) through Vite; `reframe` may change the
 * document around a page then.
 */
export async function loadRenderer(
  bundle: string | undefined,
  reframe: (html: string) => Promise<string> | string = (html) => html,
): Promise<Renderer> {
  if (bundle) await import(/* @vite-ignore */ pathToFileURL(join(bundle, 'entry.mjs')).href)
  const { renderPage } = await import('vike/server')
  // Always the same address: vike has one page, and treats some addresses (/favicon.ico) in ways of its own.
  const hand = async (handed: Handed): Promise<string> => {
    const pageContext = await renderPage({ urlOriginal: '/', handed })
    if (pageContext.errorWhileRendering) throw pageContext.errorWhileRendering
    return pageContext.httpResponse.body
  }
  // vike's render hook is the one door to the bundle: the first call only asks what is behind it.
  const introduction: Handed = {}
  const html = await hand(introduction)
  const { site, prepare } = introduction
  if (!site || !prepare) throw new Error('The pages did not introduce themselves')
  if (bundle) {
    // The document around a page does not change while this process lives.
    const frame = frameIn(html.replaceAll(TAGS_OF_VIKE, ''))
    return {
      site,
      prepare: async (page) => {
        const answer = await prepare(page)
        return { answer, frame: around(answer, frame) }
      },
    }
  }
  return {
    site,
    prepare: async (page) => {
      const handed: Handed = { page }
      const frame = frameIn(await reframe(await hand(handed)))
      if (!handed.answer) throw new Error('The page was not prepared')
      return { answer: handed.answer, frame: around(handed.answer, frame) }
    },
  }
}

/** What vike loads of the bundle, and its own runtime: a page names what it needs itself (page-assets.ts). */
const TAGS_OF_VIKE = /<script\b[^>]*>[^<]*<\/script>|<link\b[^>]*>/g

type Frame = { doctype: string; head: string; end: string }

/** The parts of the document that vike writes. */
function frameIn(html: string): Frame {
  const [doctype = '', rest = ''] = html.split(HEAD)
  const [head = '', end = ''] = rest.split(BODY_MARK)
  return { doctype: doctype + HEAD, head, end }
}

/** The document around a page. What the page says of itself comes before what the bundler adds. */
function around(answer: PageAnswer, { doctype, head, end }: Frame): [begin: string, end: string] {
  return [doctype + (answer.kind === 'page' ? answer.head : '') + head, end]
}
