/**
 * What web pages can call in newer browsers and not in the oldest we support, by MDN's data. The lint of the client, the
 * check of the built files and the tests in a browser that has none of it all go by this list.
 */
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'

/** Names in browserslist, and what MDN calls the same browsers. */
const BROWSERS: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
}

/** As the data's types do not say: whatever has a name below another is an identifier itself. */
type Identifiers = Record<string, Identifier>
const LANGUAGE = bcd.javascript.builtins as Identifiers

export type MissingApis = {
  /** Names in the global scope: classes, objects and functions. */
  globals: string[]
  /** Members of what is there, static ones and those of instances alike: `Map` and `groupBy`. */
  members: { owner: string; name: string }[]
  /** Names that no object of the oldest browsers has a member of: whoever says them means what is missing. */
  unmistakable: string[]
}

/** The oldest version of each browser in .browserslistrc, by MDN's name for it. */
function oldestBrowsers(): Map<BrowserName, string> {
  const oldest = new Map<BrowserName, string>()
  for (const entry of browserslist(null, { path: import.meta.dirname })) {
    const [name = '', versions = ''] = entry.split(' ')
    const browser = BROWSERS[name]
    if (!browser)
      throw new Error(
        `.browserslistrc has ${name}: say in scripts/supported-browsers/missing-apis.ts what MDN calls it.`,
      )
    // Releases that came together are one entry: 16.1-16.2.
    const [version = ''] = versions.split('-')
    const known = oldest.get(browser)
    if (known === undefined || isBefore(version, known)) oldest.set(browser, version)
  }
  return oldest
}

/** All that one of the oldest browsers lacks. */
export function missingApis(): MissingApis {
  const oldest = oldestBrowsers()
  const globals = new Set<string>()
  const members: MissingApis['members'] = []
  const known = new Set<string>()
  for (const [owner, identifier] of interfaces()) {
    const isThere = isSupported(identifier, oldest)
    if (!isThere) globals.add(owner)
    for (const [key, member] of Object.entries(identifier as Identifiers)) {
      const name = memberName(key, member)
      if (name === undefined) continue
      if (isSupported(member, oldest)) known.add(name)
      else if (owner === 'Window') globals.add(name)
      else if (isThere && name !== owner) members.push({ owner, name })
      // A class of the language that cannot be constructed is not there by name either: Iterator.
      else if (isThere && owner in LANGUAGE) globals.add(name)
    }
  }
  return {
    globals: [...globals],
    members,
    unmistakable: [...new Set(members.map(({ name }) => name))].filter((name) => !known.has(name)),
  }
}

/** Classes and namespaces of the language and of pages, by name. */
function interfaces(): [string, Identifier][] {
  return [...Object.entries(LANGUAGE), ...Object.entries(bcd.api as Identifiers)]
}

/** What a member is called in a script; undefined for what is no property: events, behaviours, symbols. */
function memberName(key: string, { __compat }: Identifier): string | undefined {
  const name = key.replace(/_static$/, '')
  return __compat && /^[A-Za-z]\w*$/.test(name) && !/_/.test(name) ? name : undefined
}

function isSupported({ __compat }: Identifier, oldest: Map<BrowserName, string>): boolean {
  return !__compat || [...oldest].every(([browser, version]) => isIn(__compat, browser, version))
}

function isIn({ support }: CompatStatement, browser: BrowserName, version: string): boolean {
  const said = support[browser]
  if (!said) return true
  return [said].flat().some((one) => {
    if (one.flags || one.prefix || one.alternative_name || typeof one.version_added !== 'string') return false
    const removed = typeof one.version_removed === 'string' ? one.version_removed : 'preview'
    return !isBefore(version, one.version_added) && isBefore(version, removed)
  })
}

/** Whether one version is older than another; "preview" is newer than all, and "≤18" as good as 18. */
function isBefore(version: string, other: string): boolean {
  if (other === 'preview') return true
  const [one, two] = [version, other].map((text) => text.replace('≤', '').split('.').map(Number))
  for (const [index, part] of (two ?? []).entries()) {
    const mine = one?.[index] ?? 0
    if (mine !== part) return mine < part
  }
  return false
}
