/**
 * Has a page send what goes wrong in its scripts to an address: errors nobody caught, and what is written in the console as
 * an error or a warning. Runs in the browser and refers to nothing around it.
 */
export function tellOfConsole(address: string): void {
  const tell = (...words: unknown[]) =>
    navigator.sendBeacon(
      address,
      words.map((word) => (word instanceof Error ? `${word}\n${word.stack}` : String(word))).join(' '),
    )
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      tell(`${level}:`, ...words)
      write(...words)
    }
  }
  addEventListener('error', ({ error, message }) => tell('uncaught:', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected:', reason))
}
