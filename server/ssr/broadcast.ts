/**
 * Bytes that are written once and read by many, from their beginning, while they are being written. What is
 * written in one turn of the event loop becomes one part, the same for all readers: a thousand of them cost
 * little more than one.
 */
export class Broadcast {
  readonly #parts: Buffer[] = []
  readonly #listeners = new Set<() => void>()
  #pending: Buffer[] = []
  #ended = false
  #error: Error | undefined

  write(bytes: Buffer | string): void {
    if (!this.#pending.length) setImmediate(() => this.#publish())
    this.#pending.push(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  }

  end(error?: Error): void {
    this.#publish()
    this.#ended = true
    this.#error = error
    this.#wake()
  }

  /** All that was written and all that will be. Throws when the writing broke off. */
  async *read(): AsyncGenerator<Buffer> {
    for (let next = 0; ;) {
      const part = this.#parts[next]
      if (part) {
        next++
        yield part
      } else if (this.#ended) {
        if (this.#error) throw this.#error
        return
      } else {
        await new Promise<void>((wake) => this.#listeners.add(wake))
      }
    }
  }

  #publish(): void {
    if (!this.#pending.length) return
    this.#parts.push(Buffer.concat(this.#pending))
    this.#pending = []
    this.#wake()
  }

  #wake(): void {
    const listeners = [...this.#listeners]
    this.#listeners.clear()
    for (const wake of listeners) wake()
  }
}
