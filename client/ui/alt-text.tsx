import { createContext, use, useState } from 'react'

/** Gives pictures without a text of their own one: what the page is called, and which of its kind they are. */
export class AltTexts {
  readonly #name: string
  #given = 0

  /** `_path` is where they are counted: another path is another count. */
  constructor(name: string, _path = '/') {
    this.#name = name
  }

  next(): string {
    this.#given++
    return this.#given === 1 ? this.#name : `${this.#name} ${this.#given}`
  }
}

/** One for each page; its counter restarts when the path changes. */
export const PageAltTexts = createContext(new AltTexts('Larkspur'))

/** The text for a picture: its own, or one after the page's name. It stays as long as the picture does. */
export function useAltText(own: string): string {
  const texts = use(PageAltTexts)
  const [given] = useState(() => (own.trim() ? '' : texts.next()))
  return own.trim() ? own : given
}
