/** Takes what closes the thing that was just opened. */
export type Defer = (close: () => unknown) => void

/**
 * Opens things that depend on one another, and closes them in the opposite order: when `close` is called, which `open` is given, or when
 * one of them could not be opened. One that cannot be closed keeps no other
 * from it; the first error is thrown then.
 */
export async function openInOrder<Opened>(
  open: (defer: Defer, close: () => Promise<void>) => Promise<Opened>,
): Promise<Opened> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    const errors: unknown[] = []
    for (const closeOne of closers.splice(0).reverse()) {
      try {
        await closeOne()
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length) throw errors[0]
  }
  try {
    return await open((closeOne) => closers.push(closeOne), close)
  } catch (error) {
    // What kept it from being opened is what is told.
    await close().catch(() => {})
    throw error
  }
}
