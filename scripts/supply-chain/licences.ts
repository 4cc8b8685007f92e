/** Licences that what we use may have: they ask for a notice at most, or (MPL, LGPL) for changes of the library itself. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Unlicense', 'Zlib', 'Python-2.0', 'PSF-2.0'],
  // Data: the browsers there are. It is named in its package.
  'CC-BY-4.0',
  // Typefaces.
  'OFL-1.1',
  // Libraries that are used as they come: Lightning CSS, axe, and libvips, which is linked dynamically.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
])

/** Packages whose licence no name says, each with what somebody read in it. */
const READ_BY_SOMEBODY: Record<string, string> = {
  'dejavu-fonts-ttf': 'the Bitstream Vera licence: free to use, embed and redistribute',
  'png-js': 'MIT, in its LICENSE',
}

/** What somebody read in the licence of a package that names none, or undefined. */
export const readLicence = (name: string): string | undefined => READ_BY_SOMEBODY[name]

/** Whether a package may be used. `licence` is an SPDX expression, or undefined when the package names none. */
export function isAllowed(name: string, licence: string | undefined): boolean {
  if (name in READ_BY_SOMEBODY) return true
  return licence !== undefined && isAllowedExpression(licence)
}

function isAllowedExpression(expression: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1')
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowedExpression)
  return text.split(' AND ').every((one) => ALLOWED.has(one))
}
