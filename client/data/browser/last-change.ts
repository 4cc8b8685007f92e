import { readTab, writeTab } from './tab-storage.ts'

const UNDER_WAY = 'under way'

/** Keeps for the next document of this tab that changes are under way, or that the last of them has just ended. */
export function noteChange(isUnderWay: boolean): void {
  writeTab('last-change', isUnderWay ? UNDER_WAY : String(Date.now()))
}

/**
 * Whether this document may have been made before a change of the document that was left for it: one was under way then, or ended after
 * this one had been asked for. True once at most.
 */
export function isFromBeforeLastChange(): boolean {
  const last = readTab('last-change')
  writeTab('last-change', null)
  return last === UNDER_WAY || Number(last) > performance.timeOrigin
}
