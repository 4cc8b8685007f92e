/** Does some work for each; what fails holds up none of the others, and is thrown when all have had their turn. */
export async function runIsolated<T>(all: T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = []
  for (const one of all) {
    try {
      await work(one)
    } catch (error) {
      faults.push(error)
    }
  }
  throwAll(faults)
}

/** Throws what went wrong, if anything did. */
export function throwAll(faults: unknown[]): void {
  if (faults.length > 1)
    throw new AggregateError(faults, `${faults.length} things failed: ${faults.join('; ')}`)
  if (faults.length) throw faults[0]
}
