import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Purges } from '../../graphql/rest/purges.ts'
import type { ChangedProducts } from '../../graphql/rest/purges.ts'
import type { Encoding } from './encoding.ts'
import { ENCODINGS } from './encoding.ts'
import { beginningIn, compressBeginning, endOf } from './compressed-beginning.ts'
import type { CompressedBeginning } from './compressed-beginning.ts'

/** The headers of a kept page's answer as the shop sent it the first time, in one encoding, with one status. */
export type ReadyAnswer = {
  /** Names and values in turns, without the id of the request. */
  headers: string[]
  /** ms since 1970. Then it is sent the long way once more, as third parties in the policy may have changed. */
  until: number
}

/** A page as strangers are sent it, with an entity tag for each encoding. */
export type WholePage = {
  tag: string
  beginning: CompressedBeginning
  /** What stands behind the beginning, in every encoding. */
  ends: Record<Encoding, Buffer>
  /** What was sent before, by status and encoding (kept-answers.ts). */
  ready: Map<string, ReadyAnswer>
}

/** The bytes of a page in an encoding. They are put together for each answer: a kept page would be ten times as large with them. */
export const bytesOf = ({ beginning, ends }: WholePage, encoding: Encoding): Buffer =>
  Buffer.concat([beginningIn(encoding, beginning), ends[encoding]])

/** How many bytes those are. */
export const lengthOf = ({ beginning, ends }: WholePage, encoding: Encoding): number =>
  (encoding === 'identity' ? beginning.length : beginning[encoding].length) + ends[encoding].length

/** What an entity tag is made of: other bytes, another digest. They may come in parts. */
export function digestOf(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 22)
}

/** The strong entity tag of a page in an encoding: other bytes, another tag. */
export function entityTag({ tag }: WholePage, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
}

/** Returns true if an `If-None-Match` names the page: whoever has it in any encoding has it. */
export function isKnown(header: string | undefined, page: WholePage): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return ENCODINGS.some((encoding) => known.includes(entityTag(page, encoding)))
}

/** A whole page, the same for everybody, ready to be sent. */
export type KeptPage = {
  /** The page's name in the route table. */
  name: string
  /** The products that it shows, by their ids. */
  shows: ReadonlySet<number>
  status: number
  /** Whether its address is answered with it whoever asks: with no redirect, no guard and no cookie. */
  forAnybody: boolean
  /** Links for the `Link` header: what the browser should begin to load at once. */
  link: string
  /** For visitors with a session: before the place where their payload goes, and after it. */
  beginning: CompressedBeginning
  after: string
  /** With the question about cookies at its end, and for those who have answered it. */
  asking: WholePage
  answered: WholePage
  /**
   * ms since 1970: fresh until then, until `usableUntil` still shown while a new one is made, and until `usableOnFailureUntil`
   * when none can be made.
   */
  freshUntil: number
  usableUntil: number
  usableOnFailureUntil: number
}

/** A thousand pages and more: a page is 30 to 60 kB. */
const MAX_BYTES = 64 * 1024 * 1024

/** Pages by their addresses, those looked at last. */
export class HtmlCache extends LRUCache<string, KeptPage> {
  /** Another one each time all of it expires: what was begun before must not be kept after. */
  edition = 0
  /** Whether an old page may be shown while a new one is made: false while notices of changes do not arrive. */
  mayBeStale = true
  readonly #purges = new Purges()

  constructor() {
    super({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ beginning, asking, answered }) =>
        beginning.br.length + beginning.gzip.length + endsOf(asking) + endsOf(answered) + 4096,
    })
  }

  /** Has all pages made anew, unless none can be made. */
  expire(): void {
    this.edition++
    for (const page of this.values()) page.freshUntil = page.usableUntil = 0
  }

  /**
   * Forgets the pages that show these products. `all` means that anything may have changed, as after a time without news of
   * changes: that happens when the database was away, and may be again.
   */
  purge(products: ChangedProducts): void {
    if (products === 'all') return this.expire()
    this.#purges.note(products)
    const changed = new Set(products)
    for (const [address, { shows }] of this.entries())
      if (!changed.isDisjointFrom(shows)) this.delete(address)
  }

  /** Keeps a page that was begun at `begun` (ms since 1970), unless what it shows has changed since. */
  keep(address: string, page: KeptPage, begun: number): void {
    if (!this.#purges.changedSince(begun, page.shows)) this.set(address, page)
  }
}

const endsOf = ({ ends }: WholePage): number => ends.identity.length + ends.gzip.length + ends.br.length

type Page = Pick<KeptPage, 'name' | 'shows' | 'status' | 'forAnybody' | 'after' | 'link'> & { before: Buffer }

/** Makes what is kept of a page, compressed once. `banner` asks about cookies; it stands last. */
export async function keepPage(
  page: Page,
  { visitorPayload, banner }: { visitorPayload: string; banner: string },
  lifetime: Pick<KeptPage, 'freshUntil' | 'usableUntil' | 'usableOnFailureUntil'>,
): Promise<KeptPage> {
  const { before, ...rest } = page
  const beginning = await compressBeginning(before)
  const ending = (middle: string) => {
    const end = visitorPayload + middle + page.after
    return wholePage(beginning, end, digestOf(before, end))
  }
  return { ...rest, beginning, asking: ending(banner), answered: ending(''), ...lifetime }
}

function wholePage(beginning: CompressedBeginning, end: string, tag: string): WholePage {
  const endIn = (encoding: Encoding) => endOf(beginning, encoding, end)
  return {
    tag,
    beginning,
    ends: { identity: endIn('identity'), gzip: endIn('gzip'), br: endIn('br') },
    ready: new Map(),
  }
}
