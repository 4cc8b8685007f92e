import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { PictureVersions } from '../kernel/index.ts'
import { isAllowedSource, pictureAttributes } from './markdown-picture.ts'

const ALLOWED = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'hr', 'br', 'code'],
    ...['img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page already has an h1.
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...attributes,
        ...(/^https?:/i.test(attributes.href ?? '') && { rel: 'noopener nofollow' }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedSource(attribs.src),
} satisfies sanitizeHtml.IOptions

/** Converts an editor's Markdown to sanitised HTML. */
export function toHtml(markdown: string, pictures: PictureVersions): string {
  const img: sanitizeHtml.Transformer = (tagName, attributes) => ({
    tagName,
    attribs: pictureAttributes(attributes, pictures),
  })
  const options = { ...ALLOWED, transformTags: { ...ALLOWED.transformTags, img } }
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), options).trim()
}

const WORDS_PER_MINUTE = 220

/** Returns the reading time in minutes, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE))
}
