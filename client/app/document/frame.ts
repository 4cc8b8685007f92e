import type { Meta } from '../../data/page/meta.ts'
import { metaTags } from './meta-tags.ts'

/** Where the page goes in the frame. */
export const BODY_MARK = '<!--page-->'

/**
 * Late blocks arrive at the end of the page and are moved into place by a script. Without scripts they are shown
 * where they stand, above the footer, and their place-holders are not.
 */
const WITHOUT_SCRIPTS =
  '<noscript><style>' +
  '#root{display:flex;flex-direction:column}#root>footer{order:2}' +
  '#root>div[hidden][id^="S:"]{display:block!important;order:1}[data-late-fallback]{display:none!important}' +
  '</style></noscript>'

export type FrameInput = {
  meta: Meta | undefined
  siteUrl: string
  path: string
  canonical: boolean
  styles: string[]
  scripts: string[]
}

/** `<head>` but for what the bundler adds. */
export function headTags({ meta, styles, scripts, ...place }: FrameInput): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    metaTags(meta, place),
    '<meta name="theme-color" content="#faf6ef">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    WITHOUT_SCRIPTS,
  ].join('')
}
