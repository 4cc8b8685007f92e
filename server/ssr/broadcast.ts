/** Text that is written once and read by many, from its beginning, while it is being written. */
export class Broadcast {
  readonly #chunks: string[] = []
  readonly #listeners = new Set<() => void>()
  #ended = false
  #error: Error | undefined

  write(chunk: string): void {
    this.#chunks.push(chunk)
    this.#wake()
  }

  end(error?: Error): void {
    this.#ended = true
    this.#error = error
    this.#wake()
  }

  get text(): string {
    return this.#chunks.join('')
  }

  /** All that was written and all that will be. Throws when the writing broke off. */
  async *read(): AsyncGenerator<string> {
    for (let next = 0; ;) {
      if (next < this.#chunks.length) {
        const ready = this.#chunks.slice(next).join('')
        next = this.#chunks.length
        yield ready
      } else if (this.#ended) {
        if (this.#error) throw this.#error
        return
      } else {
        await new Promise<void>((wake) => this.#listeners.add(wake))
      }
    }
  }

  #wake(): void {
    const listeners = [...this.#listeners]
    this.#listeners.clear()
    for (const wake of listeners) wake()
  }
}
