import { z } from 'zod'

/** What a browser refused, without anything that tells of who was there. */
export type PolicyReport = {
  /** The directive that refused it; `other` for one that our policies do not have. */
  directive: string
  /** What was refused: the origin of an address, or `inline`, `eval`, `data` and the like. */
  blocked: string
  /** The path of the page. */
  path: string
  /** Where in a script of ours it began, as `/assets/x.js:1:20`, or the origin of another's script. Undefined when it is not known. */
  source: string | undefined
}

/** The older format, of `report-uri`. */
const Older = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().nullish(),
    'line-number': z.number().nullish(),
    'column-number': z.number().nullish(),
  }),
})

/** The newer one, of `report-to`: several at once, and of other kinds as well. */
const Newer = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    effectiveDirective: z.string(),
    blockedURL: z.string().nullish(),
    sourceFile: z.string().nullish(),
    lineNumber: z.number().nullish(),
    columnNumber: z.number().nullish(),
  }),
})

const DIRECTIVES = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'frame-src', 'worker-src', 'manifest-src'],
  ...['media-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'],
])

/** Of one request no more than these are read. */
const MOST = 20

/**
 * Reads what browsers sent to `host`, in either format. Reports of pages of another host are left out, and so is whatever is no report; queries,
 * fragments and samples of what was refused are not passed on.
 */
export function readReports(body: unknown, host: string): PolicyReport[] {
  return [body]
    .flat()
    .slice(0, MOST)
    .flatMap((one) => {
      const report = toReport(one)
      if (!report) return []
      const page = urlOf(report.page)
      if (page?.host !== host) return []
      const directive = report.directive.split(' ', 1)[0] ?? ''
      return {
        directive: DIRECTIVES.has(directive) ? directive : 'other',
        blocked: maskedSource(report.blocked),
        path: page.pathname,
        source: report.file ? placeOf(report.file, host, report) : undefined,
      }
    })
}

type Raw = {
  page: string
  directive: string
  blocked: string
  file: string | null | undefined
  line: number | null | undefined
  column: number | null | undefined
}

function toReport(one: unknown): Raw | undefined {
  const older = Older.safeParse(one).data?.['csp-report']
  if (older)
    return {
      page: older['document-uri'],
      directive: older['effective-directive'] ?? older['violated-directive'] ?? '',
      blocked: older['blocked-uri'] ?? '',
      file: older['source-file'],
      line: older['line-number'],
      column: older['column-number'],
    }
  const newer = Newer.safeParse(one).data?.body
  return (
    newer && {
      page: newer.documentURL,
      directive: newer.effectiveDirective,
      blocked: newer.blockedURL ?? '',
      file: newer.sourceFile,
      line: newer.lineNumber,
      column: newer.columnNumber,
    }
  )
}

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

/** An address becomes its origin, so that nothing secret in it is kept; a scheme and a keyword stay. */
function maskedSource(blocked: string): string {
  const url = urlOf(blocked)
  if (url) return url.origin === 'null' ? url.protocol.replace(':', '') : url.origin
  return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'unknown'
}

function placeOf(file: string, host: string, { line, column }: Raw): string {
  const url = urlOf(file)
  if (!url) return maskedSource(file)
  if (url.host !== host) return maskedSource(file)
  // A page itself may have a secret address.
  if (!url.pathname.startsWith('/assets/')) return 'the page'
  return [url.pathname, line, column].filter((part) => part !== null && part !== undefined).join(':')
}
