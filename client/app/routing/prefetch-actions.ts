import { matchRoutes } from 'react-router-dom'
import type { createBrowserRouter } from 'react-router-dom'
import { fetchAction } from './page-route.ts'

const TURNING_TO = ['pointerover', 'touchstart', 'focusin'] as const

/** Fetches the scripts that take a form, once for each address, when somebody points at one of its fields or buttons, or gives it the focus. */
export function prefetchActions(router: ReturnType<typeof createBrowserRouter>): void {
  const fetched = new Set<string>()
  const look = ({ target }: Event) => {
    const form = formOf(target)
    const path = form?.getAttribute('action')
    if (form?.method !== 'post' || !path || fetched.has(path)) return
    fetched.add(path)
    const { id } = matchRoutes(router.routes, path)?.at(-1)?.route ?? {}
    // Who sends it will meet the same trouble.
    if (id) fetchAction(id).catch(() => fetched.delete(path))
  }
  for (const type of TURNING_TO) document.addEventListener(type, look, { passive: true })
}

/** The form that something belongs to: the buttons of cards stand outside of theirs. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  const control = target instanceof Element && target.closest('button, input, select, textarea, label, form')
  if (control instanceof HTMLFormElement) return control
  if (control instanceof HTMLLabelElement) return control.form
  return control ? (control as HTMLInputElement).form : null
}
