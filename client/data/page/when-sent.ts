import type { ActionFunction } from 'react-router-dom'

/** The scripts that take a form could not be had: mostly the shop was renewed, and they have another name now. */
export class MissingAction extends Error {
  override name = 'MissingAction'
}

/** An action whose scripts can be fetched ahead. */
export type LazyAction = ActionFunction & { prepare: () => Promise<unknown> }

/**
 * An action whose scripts are fetched when a form is sent, and not with the page; `client/app/routing/prefetch-actions.ts` fetches them when somebody
 * turns to a form. Throws MissingAction.
 */
export function whenSent(load: () => Promise<ActionFunction>): LazyAction {
  const loaded = () =>
    load().catch((cause: unknown) => {
      throw new MissingAction('What takes this form could not be loaded', { cause })
    })
  const action: ActionFunction = async (...args) => (await loaded())(...args)
  return Object.assign(action, { prepare: loaded })
}
