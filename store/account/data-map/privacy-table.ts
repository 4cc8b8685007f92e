import { PERSONAL } from './data-map.ts'
import type { Ending, Kept } from './data-map.ts'

const unit = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const howLong = (kept: Kept) =>
  `${'years' in kept ? unit(kept.years, 'year') : unit(kept.days, 'day')} ${kept.after}`

function whatEnds(ending: Ending): string {
  if ('job' in ending) return `\`${ending.job.kind}\``
  if ('step' in ending) return `\`clean_up\`: ${ending.step}`
  return `with its \`${ending.with}\``
}

/** The table of docs/privacy.md, made from the map. */
export function privacyTable(): string {
  const rows = Object.entries(PERSONAL).map(
    ([table, { of, purpose, basis, kept, erasure, exported, personal, leftOut = {} }]) => {
      const what = Object.entries(personal).map(([column, words]) => `\`${column}\`: ${words}`)
      const without = Object.entries(leftOut).map(([column, why]) => `\`${column}\` (${why})`)
      const isIn = 'as' in exported ? `\`${exported.as}\`` : `no: ${exported.not}`
      return [
        `\`${table}\``,
        of,
        what.join('; '),
        purpose,
        basis,
        kept.map(howLong).join('; '),
        [...new Set(kept.map(({ endedBy }) => whatEnds(endedBy)))].join('; '),
        erasure,
        without.length ? `${isIn}, without ${without.join(', ')}` : isIn,
      ]
    },
  )
  const head = [
    'table',
    'whose',
    'what',
    'what for',
    'lawful basis',
    'how long',
    'ended by',
    'erasure',
    'export',
  ]
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
