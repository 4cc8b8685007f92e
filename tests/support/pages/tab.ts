/**
 * What to press, fill in or look for: the first that a selector finds, or what people know by its name or its label. A
 * name that is a string stands somewhere in theirs, whatever the case.
 */
export type Target = string | Named | Labelled
export type Named = { role: 'link' | 'button'; name: string | RegExp; within?: string }
export type Labelled = { label: string | RegExp; within?: string }

/**
 * A tab of a browser, whichever program drives it: the steps of a journey are written once for Chromium, Firefox and
 * WebKit. What is acted on is waited for, 20 seconds at most.
 */
export type Tab = {
  /** Whether JavaScript is switched on. */
  readonly scripts: boolean
  /** Opens a page of the shop and waits until it has come to life. */
  open: (path: string) => Promise<void>
  /** Where it is: the path with its query. */
  place: () => Promise<string>
  /** Goes back by one page. */
  back: () => Promise<void>
  press: (target: Target) => Promise<void>
  /** Presses a button by key, wherever it moves to meanwhile. */
  pressByKey: (target: Target) => Promise<void>
  /** Replaces what stands in a field. */
  fill: (target: Target, text: string) => Promise<void>
  /** Chooses the option with these words. */
  choose: (target: Labelled, option: string) => Promise<void>
  /** Whether it is there and can be seen now. */
  sees: (target: Target) => Promise<boolean>
  /** Runs a function in the page, which refers to nothing around it. */
  ask: <About, Answer>(question: (about: About) => Answer, about: About) => Promise<Awaited<Answer>>
  /** Writes down in a folder what it shows, for whoever looks why a test failed. */
  keep: (folder: string) => Promise<void>
}

/** The visible words of the first that a selector finds; empty when there is none. */
export function wordsOf(tab: Tab, selector: string): Promise<string> {
  return tab.ask((css) => {
    const element = document.querySelector<HTMLElement>(css)
    // What draws nothing has no innerText.
    return element?.innerText ?? element?.textContent ?? ''
  }, selector)
}
