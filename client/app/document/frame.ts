import type { Meta } from '../../data/page/meta.ts'
import { metaTags } from './meta-tags.ts'

/** Where the page goes in the frame. */
export const BODY_MARK = '<!--page-->'

/**
 * Late blocks arrive at the end of the page and are moved into place by a script. Without scripts they are shown
 * where they stand, above the footer, and their place-holders are not. The policy of pages names it by its hash.
 */
export const STYLE_WITHOUT_SCRIPTS =
  '#root{display:flex;flex-direction:column}#root>footer{order:2}' +
  '#root>div[hidden][id^="S:"]{display:block!important;order:1}[data-late-fallback]{display:none!important}'

/** What a page loads. Without a bundle there is nothing: Vite sends it. */
export type PageAssets = {
  /** All styles of the page in one file. */
  style: string | undefined
  /** The files that it was made of. Scripts load them with the modules of other pages, and must find these to be there. */
  parts: string[]
  /** The script that fetches the others once the page has been drawn. */
  loadScripts: string | undefined
  /** The script that brings the page to life, and those that it loads. */
  start: string | undefined
  scripts: string[]
  fonts: string[]
}

export type FrameInput = {
  meta: Meta | undefined
  siteUrl: string
  path: string
  canonical: boolean
  assets: PageAssets
}

/** `<head>` but for what the bundler adds. What the page is drawn with comes first; `client/app/load-scripts.ts` brings the scripts after that. */
export function headTags({ meta, assets, ...place }: FrameInput): string {
  const { style, parts, loadScripts, start, scripts, fonts } = assets
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(style ? [`<link rel="stylesheet" href="${style}">`] : []),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...(loadScripts
      ? [`<script type="module" async fetchpriority="low" src="${loadScripts}"></script>`]
      : []),
    ...(start ? [laterScripts(start, scripts)] : []),
    metaTags(meta, place),
    '<meta name="color-scheme" content="light dark">',
    // The first that fits counts.
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#131a16">',
    '<meta name="theme-color" content="#faf6ef">',
    '<link rel="icon" href="/icon-192.png" sizes="192x192">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<noscript><style>${STYLE_WITHOUT_SCRIPTS}</style></noscript>`,
    ...parts.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
  ].join('')
}

/** The scripts as they are put into the page once it has been drawn. Until then a browser does not fetch them. */
function laterScripts(start: string, scripts: string[]): string {
  const preloads = scripts.map((href) => `<link rel="modulepreload" href="${href}">`)
  return `<template id="scripts">${preloads.join('')}<script type="module" async src="${start}"></script></template>`
}
