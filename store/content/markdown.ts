import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { PictureVersions } from '../kernel/index.ts'
import { mayBeShown, pictureAttributes } from './markdown-picture.ts'

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
    // The page has its own first heading.
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...attributes,
        ...(/^https?:/i.test(attributes.href ?? '') && { rel: 'noopener nofollow' }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !mayBeShown(attribs.src),
} satisfies sanitizeHtml.IOptions

/** Text as an editor wrote it, as HTML that cannot do anything but be read. */
export function toHtml(markdown: string, pictures: PictureVersions): string {
  const img: sanitizeHtml.Transformer = (tagName, attributes) => ({
    tagName,
    attribs: pictureAttributes(attributes, pictures),
  })
  const options = { ...ALLOWED, transformTags: { ...ALLOWED.transformTags, img } }
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), options).trim()
}

const WORDS_A_MINUTE = 220

/** How long it takes to read, in minutes, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE))
}
