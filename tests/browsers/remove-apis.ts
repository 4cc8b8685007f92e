import type { MissingApis } from '../../scripts/supported-browsers/missing-apis.ts'

/**
 * Takes out of a page, before its scripts run, what one of the oldest supported browsers lacks. Runs in the browser and
 * refers to nothing around it.
 */
export function removeApis({ globals, members }: Pick<MissingApis, 'globals' | 'members'>): void {
  const scope = globalThis as unknown as Record<string, Record<string, unknown> | undefined>
  const remove = (from: unknown, name: string) => {
    if ((typeof from === 'object' || typeof from === 'function') && from !== null)
      Reflect.deleteProperty(from, name)
  }
  for (const { owner, name } of members) {
    const it = scope[owner]
    remove(it, name)
    remove(it?.prototype, name)
  }
  for (const name of globals) {
    remove(scope, name)
    remove(scope.Window?.prototype, name)
  }
}
