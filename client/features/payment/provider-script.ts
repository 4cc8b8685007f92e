import { TimedOut, withTimeout } from './with-timeout.ts'

/**
 * Puts a provider's script into the page, once, with what it reads off its element; resolves when it has run. One that
 * does not come in time is taken out again: it may be asked for anew.
 */
export async function loadScript(src: string, dataset: Record<string, string> = {}): Promise<void> {
  const existing = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(src)}"]`)
  if (existing?.dataset.loaded) return
  const script = existing ?? document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => {
      script.dataset.loaded = '1'
      resolve()
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} could not be loaded`))
    })
  })
  if (!existing) {
    script.src = src
    Object.assign(script.dataset, dataset)
    document.head.append(script)
  }
  try {
    await withTimeout(loaded)
  } catch (error) {
    if (error instanceof TimedOut) script.remove()
    throw error
  }
}
