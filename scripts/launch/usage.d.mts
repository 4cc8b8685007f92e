/** How a command is called; undefined where the command says that itself. */
export function usageOf(name: string): string | undefined
