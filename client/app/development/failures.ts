import type { RootOptions } from 'react-dom/client'
import { isCalledOff } from '../../ui/view-transition.ts'

/**
 * In development only: errors on a page are told to the server, which finds their place in the sources, and what it
 * answers is shown at the end of the page, like the failures of the server itself.
 */
const hot = import.meta.hot
const components = new WeakMap<Error, string>()

hot?.on('larkspur:failures', ({ html }: { html: string }) => show(html))
hot?.on('vite:beforeUpdate', () =>
  document.querySelectorAll('[data-failures]').forEach((note) => note.remove()),
)

window.addEventListener('error', ({ error }) => tell(error))
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (!isCalledOff(reason)) tell(reason)
})

/** For `hydrateRoot`: what React caught, with the components it happened in, and where the server's HTML did not fit. */
export const reactErrorOptions: RootOptions = {
  onCaughtError: (error, { componentStack }) => remember(error, componentStack),
  onUncaughtError: (error, { componentStack }) => {
    remember(error, componentStack)
    reportError(error)
  },
  onRecoverableError: (error, { componentStack }) => {
    remember(error, componentStack)
    reportError(error)
  },
}

function remember(error: unknown, stack: string | undefined): void {
  if (error instanceof Error && stack) components.set(error, stack)
}

function tell(error: unknown): void {
  if (!(error instanceof Error)) return
  const { name, message, stack = '' } = error
  hot?.send('larkspur:error', { name, message, stack, components: components.get(error) ?? '' })
}

function show(html: string): void {
  document.body.insertAdjacentHTML('beforeend', html)
}
