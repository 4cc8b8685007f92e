import { dateInWords } from '../../data/format.ts'

/** Until when a promotion runs, in words; `endsOn` is a civil date. */
export function untilWords(endsOn: string | null | undefined): string {
  return endsOn ? `Until ${dateInWords(endsOn)} ${endsOn.slice(0, 4)}` : 'While stocks last'
}
