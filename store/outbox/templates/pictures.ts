import { dimensionsAt } from '../../../contract/types/image-size.ts'
import type { ImageSize } from '../../../contract/types/image-size.ts'
import type { Image } from '../../../contract/types/primitives.ts'
import type { PictureVersions } from '../../kernel/index.ts'
import { INK, LINE, MOSS, PAPER, SANS, SERIF, escapeHtml } from './email-style.ts'

/** A picture in an e-mail, by its full URL, with its size in pixels. */
export type Picture = {
  src: string
  alt: string
  width: number
  height: number
  /** What is said below it and, with its URL, in the text body, e.g. `Photographed by our courier`. */
  caption?: string
}

/** A row of pictures, each of which leads to a page. */
export type Pictures = {
  kind: 'pictures'
  /** `price` is formatted, e.g. `From £45.00`. */
  pictures: (Picture & { title: string; href: string; price?: string })[]
}

/** When it arrives and what: the first thing a reader sees of an order. */
export type Arrival = {
  kind: 'arrival'
  picture: Picture | null
  /** E.g. `Arrives`. */
  label: string
  /** The formatted delivery, e.g. `Friday 13 March, 10:00–14:00` or `Friday 13 March at 10:25`. */
  when: string
  /** E.g. `for Rose Green`. */
  to: string | null
  /** The URL of a calendar file with this delivery. */
  calendarUrl: string | null
}

/** The shop's address, and the versions of its pictures: what the URL of a picture is made of. */
type PictureContext = { links: { siteUrl: string }; pictures: PictureVersions }

const THUMBNAIL_WIDTH = 72
const ROW_WIDTH = 152
// Together they fit beside each other in a card, and each alone fills the card of a telephone.
const LARGE_WIDTH = 272
const BESIDE_WIDTH = 196

/** Returns the full URL of a picture as a JPEG, which every mail client can show. */
export function pictureUrl(
  { links, pictures }: PictureContext,
  { real_id: realId, name }: Pick<Image, 'real_id' | 'name'>,
  size: ImageSize,
): string {
  return `${links.siteUrl}/images/${realId}/${size}/${pictures.versionedName(realId, name)}.jpg`
}

/** Returns a picture for e-mails, sharp on dense screens at half its width. */
export function emailPicture(ctx: PictureContext, image: Image, size: ImageSize = 'size20'): Picture {
  return { src: pictureUrl(ctx, image, size), alt: image.alt_text, ...dimensionsAt(size, image) }
}

/** Renders the small picture of a row. */
export const thumbnailHtml = (picture: Picture) => imgHtml(picture, THUMBNAIL_WIDTH)

/** Renders a row of pictures for the text body. */
export function textOfPictures({ pictures }: Pictures): string {
  return pictures
    .map(({ title, price, href }) => `${[title, price].filter(Boolean).join(' · ')}: ${href}`)
    .join('\n')
}

/** Renders a row of pictures for the HTML body. They stand side by side as far as the window is wide enough. */
export function htmlOfPictures({ pictures }: Pictures): string {
  const cells = pictures.map(
    (picture) =>
      `<a href="${escapeHtml(picture.href)}" style="display:inline-block;width:${ROW_WIDTH}px;max-width:30%;margin:0 2% 16px 0;vertical-align:top;text-decoration:none;color:${INK};font-family:${SANS};font-size:14px;line-height:1.4">${imgHtml(picture, ROW_WIDTH)}<span style="display:block;padding:8px 0 0">${escapeHtml(picture.title)}</span>${picture.price ? `<span style="display:block;color:${MOSS}">${escapeHtml(picture.price)}</span>` : ''}</a>`,
  )
  return `<div style="margin:0 0 8px">${cells.join('')}</div>`
}

/** Renders an arrival for the text body. */
export function textOfArrival({ picture, label, when, to, calendarUrl }: Arrival): string {
  return [
    `${label} ${when}`,
    ...(to ? [to] : []),
    ...(calendarUrl ? [`${ADD_TO_CALENDAR}: ${calendarUrl}`] : []),
    ...(picture?.caption ? [`${picture.caption}: ${picture.src}`] : []),
  ].join('\n')
}

const ADD_TO_CALENDAR = 'Add to my calendar'

/** Renders an arrival for the HTML body: the day, and the picture beside it; below it where the window is narrow. Outlook needs a table. */
export function htmlOfArrival({ picture, label, when, to, calendarUrl }: Arrival): string {
  const [day = '', ...time] = when.split(/, | at /)
  const block = (width: number, content: string) =>
    `<div style="display:inline-block;width:100%;max-width:${width}px;margin:0 0 20px;vertical-align:middle;word-spacing:normal">${content}</div>`
  const line = (content: string) =>
    `<div style="margin:8px 0 0;font-family:${SANS};font-size:16px;line-height:1.45;color:${INK}">${content}</div>`
  const words = [
    `<div style="font-family:${SANS};font-size:13px;line-height:1.4;color:${MOSS}">${escapeHtml(label)}</div>`,
    `<div style="margin:2px 0 0;font-family:${SERIF};font-size:32px;line-height:1.15;color:${INK}">${escapeHtml(day)}</div>`,
    ...(time.length
      ? [
          `<div style="margin:4px 0 0;font-family:${SERIF};font-size:24px;line-height:1.2;white-space:nowrap;color:${INK}">${escapeHtml(time.join(', '))}</div>`,
        ]
      : []),
    ...(to ? [line(escapeHtml(to))] : []),
    ...(calendarUrl
      ? [
          line(
            `<a href="${escapeHtml(calendarUrl)}" style="color:${MOSS};text-decoration:underline">${ADD_TO_CALENDAR}</a>`,
          ),
        ]
      : []),
  ].join('')
  const content = picture
    ? `<!--[if mso]><table role="presentation"><tr><td width="${BESIDE_WIDTH}"><![endif]-->${block(BESIDE_WIDTH, words)} <!--[if mso]></td><td width="${LARGE_WIDTH}"><![endif]-->${block(LARGE_WIDTH, imgHtml(picture, LARGE_WIDTH) + captionHtml(picture))}<!--[if mso]></td></tr></table><![endif]-->`
    : `<div style="margin:0 0 20px">${words}</div>`
  return `<div style="margin:4px 0 24px;border-bottom:1px solid ${LINE};word-spacing:16px">${content}</div>`
}

const captionHtml = ({ caption }: Picture) =>
  caption
    ? `<div style="margin:6px 0 0;font-family:${SANS};font-size:13px;line-height:1.4;color:${MOSS}">${escapeHtml(caption)}</div>`
    : ''

/** The text stands where the picture is when a mail client does not load pictures. */
function imgHtml({ src, alt, width, height }: Picture, shownWidth: number): string {
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${shownWidth}" height="${Math.round((height * shownWidth) / width)}" style="display:block;width:100%;max-width:${shownWidth}px;height:auto;border:0;border-radius:4px;background:${PAPER};color:${MOSS};font-family:${SANS};font-size:13px;line-height:1.4">`
}
