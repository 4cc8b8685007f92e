import type { Tab } from '../support/pages/tab.ts'

/** What a browser is like. */
export type Kind = {
  /** Whether JavaScript is switched on. */
  scripts: boolean
  /** Whether it has no more than the oldest we support. */
  oldest: boolean
}

/** A browser that was started. */
export type Engine = {
  /** Opens a window that nobody has used, by somebody who has answered the banner about cookies. */
  open: (options: WindowOptions) => Promise<{ tab: Tab; close: () => Promise<void> }>
  stop: () => Promise<void>
}

export type WindowOptions = { shopUrl: string; width: number; height: number }
