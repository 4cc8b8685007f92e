import { PERSONAL } from './data-map.ts'

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
        kept,
        erasure,
        without.length ? `${isIn}, without ${without.join(', ')}` : isIn,
      ]
    },
  )
  const head = ['table', 'whose', 'what', 'what for', 'lawful basis', 'how long', 'erasure', 'export']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
