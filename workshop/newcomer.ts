const KEY = 'workshop:newcomer'
const OF_THE_TABS = 'newcomer@example.org'

/**
 * Gives the tabs an address of this browser's own to sign in with: a code goes to one address once a minute, whoever asks. It stays the
 * same, as tabs are kept.
 */
export function withOwnNewcomer(tabs: string, storage: Storage): string {
  const known = storage.getItem(KEY)
  const own = known ?? `newcomer-${Math.random().toString(36).slice(2, 8)}@example.org`
  if (!known) storage.setItem(KEY, own)
  return tabs.replaceAll(OF_THE_TABS, own)
}
