import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { codeFrameColumns } from '@babel/code-frame'
import type { GraphQLError } from 'graphql'
import type { UpstreamError } from '../../graphql/errors/upstream-error.ts'
import { frameOfSyntax, framesIn } from './stack-frames.ts'
import type { Frame } from './stack-frames.ts'

/** Something that went wrong. */
export type Failure = {
  /** What could not be done. */
  what: string
  error: Error
  /** The components it happened in, innermost first, as React tells it. */
  components: string
}

const STYLE =
  'position:fixed;inset:auto 0 0 0;z-index:99999;max-height:60vh;overflow:auto;margin:0;padding:1rem;' +
  'background:#1b1b1b;color:#f4f4f4;font:13px/1.45 ui-monospace,monospace;border-top:4px solid #e5484d'

/**
 * The failures of a page as HTML, to be shown at its end: what failed, where in the source, and for a call to /v1 its
 * address and status. `root` is the folder of the project. Empty when there are none.
 */
export async function failureHtml(failures: Failure[], root: string): Promise<string> {
  if (!failures.length) return ''
  const notes = await Promise.all(failures.map((failure) => noteOf(failure, root)))
  return `<aside data-failures aria-label="What failed" style="${STYLE}"><button type="button" onclick="this.parentElement.remove()" style="float:right;color:inherit;background:none">Close</button>${notes.join('<hr>')}</aside>`
}

async function noteOf({ what, error, components }: Failure, root: string): Promise<string> {
  const text = plain(error.message)
  const frame = placeOf(error, text, root)
  const cause = error.cause instanceof Error && beginningOf(plain(error.cause.message))
  const component = /^\s*at (?:async )?(\S+)/.exec(components.trimStart())?.[1]
  return [
    `<p><b>${escape(`${error.name}: ${beginningOf(text)}`)}</b></p>`,
    what && `<p>${escape(what)}</p>`,
    cause && !text.includes(cause) && `<p>Because: ${escape(cause)}</p>`,
    isUpstream(error) && `<p>Call to /v1: ${escape(told(error))}</p>`,
    component && `<p>Component: ${escape(component)}</p>`,
    frame && `<p>Source: ${escape(`${frame.path}:${frame.line}:${frame.column}`)}</p>`,
    frame && `<pre>${escape(await codeAround(frame, root))}</pre>`,
    `<details><summary>Stack</summary><pre>${escape(withCauses(error))}${escape(components)}</pre></details>`,
  ]
    .filter(Boolean)
    .join('')
}

/** What stands at one place of ours for all: calls to /v1, and the loading of a page's module. It tells nothing. */
const FROM_ONE_PLACE = ['UpstreamError', 'ChunkFailure']

/** Where it happened: what cannot be parsed says so itself, and all else by the stack. */
function placeOf(error: Error, message: string, root: string): Frame | undefined {
  const parsed = frameOfGraphql(error) ?? frameOfGraphql(error.cause) ?? frameOfSyntax(message, root)
  if (parsed || FROM_ONE_PLACE.includes(error.name)) return parsed
  return framesIn(error.stack ?? '', root)[0]
}

function frameOfGraphql(error: unknown): Frame | undefined {
  const { source, locations } = (error ?? {}) as Partial<GraphQLError>
  const [place] = locations ?? []
  return source && place && { path: source.name, ...place }
}

function told({ url, call, failure, status, body }: UpstreamError): string {
  const method = call.split(' ', 1)[0] ?? ''
  const outcome = failure === 'http' ? `answered ${status}` : `${failure} (${status})`
  return `${method} ${url} ${outcome}${body ? `: ${body.code}, ${body.message}` : ''}`
}

/** By its name: the class is another one each time the sources are loaded. */
const isUpstream = (error: Error): error is UpstreamError => error.name === 'UpstreamError'

async function codeAround(
  { path, line, column }: { path: string; line: number; column: number },
  root: string,
) {
  const source = await readFile(`${root}/${path}`, 'utf8').catch(() => '')
  return source && codeFrameColumns(source, { start: { line, column } })
}

/** Some messages bring a stack of their own along; all of it stands below. */
function beginningOf(message: string): string {
  return message.split('\n').slice(0, 2).join(' ')
}

function withCauses(error: Error): string {
  const { stack, cause } = error
  return plain(cause instanceof Error ? `${stack}\nCaused by: ${withCauses(cause)}` : `${stack}\n`)
}

/** Tools colour what they say for a terminal. */
const plain = stripVTControlCharacters

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
