/** Runs `work` for each item in turn. A failure does not stop the others; all errors are thrown at the end. */
export async function runIsolated<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  }
  throwAll(errors)
}

/** Throws the error if there is one, or an `AggregateError` if there are several. */
export function throwAll(errors: unknown[]): void {
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} things failed: ${errors.join('; ')}`)
  if (errors.length) throw errors[0]
}
