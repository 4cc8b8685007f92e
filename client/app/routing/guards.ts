import type { GuardName } from '../../data/page/page-handle.ts'
import { signInPath } from '../../data/paths/sign-in-path.ts'

/** What the edge knows of a visitor before any page is made: which cookies they carry and what they hold. */
export type Requester = {
  /** Signed in, or once was: whether the token still works shows when it is used. */
  account: boolean
  /** Has a cart, or may have. */
  session: boolean
  /** Has said who the flowers are for. */
  recipient: boolean
  /** Holds a telephone or a tablet. */
  handheld: boolean
  /** Is no crawler, as far as one says so: for those no session is begun. */
  person: boolean
}

/** A guard that no route should have been given: a fault of ours. */
export class UnknownGuard extends Error {
  override name = 'UnknownGuard'
}

type Guard = { lets: (requester: Requester) => boolean; elsewhere: (target: string) => string }

const toMain = () => '/'

const GUARDS: Record<GuardName, Guard> = {
  account: {
    lets: (requester) => requester.account,
    elsewhere: signInPath,
  },
  visitor: { lets: (requester) => requester.session || requester.account, elsewhere: toMain },
  recipient: { lets: (requester) => requester.recipient, elsewhere: toMain },
  // The main page says there why.
  handheld: { lets: (requester) => requester.handheld, elsewhere: () => '/#app' },
  person: { lets: (requester) => requester.person, elsewhere: toMain },
}

/**
 * Where a visitor has to go instead of `target` (a path with its query); undefined when they may stay.
 * Throws UnknownGuard.
 */
export function guarded(name: string | undefined, requester: Requester, target: string): string | undefined {
  if (name === undefined) return undefined
  if (!Object.hasOwn(GUARDS, name)) throw new UnknownGuard(`There is no guard ${name}`)
  const { lets, elsewhere } = GUARDS[name as GuardName]
  return lets(requester) ? undefined : elsewhere(target)
}
