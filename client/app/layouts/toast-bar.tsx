import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useFetcher, useLocation } from 'react-router-dom'
import { useOnline } from '../../data/browser/online.ts'
import type { Toast } from '../../data/toasts.ts'
import { dismissToast, dismissToastOfOtherPages, useToast } from '../../data/toasts.ts'
import { BaseForm } from '../../ui/form/base-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './toast-bar.module.css'

const SHOWN_MS = 6_000
/** What did not work takes longer to read, and matters more. */
const FAILURE_SHOWN_MS = 12_000
/** What can be taken back has to be read, and reached. */
const UNDO_SHOWN_MS = 20_000
const shownFor = ({ theme, undo }: Toast) =>
  undo ? UNDO_SHOWN_MS : theme === 'dark' ? SHOWN_MS : FAILURE_SHOWN_MS
const OFFLINE: Toast = {
  text: 'You are offline. What you see stays, and what you typed; changes can be made when you are back.',
  theme: 'yellow',
}

/** Shows toasts (the outcome of a change), and that the browser is offline. Screen readers announce both. */
export function ToastBar() {
  const toast = useToast()
  const isOnline = useOnline()
  const { pathname } = useLocation()
  const [held, setHeld] = useState<Toast | null>(null)
  const isHeld = toast !== null && held === toast
  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(dismissToast, shownFor(toast))
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  useEffect(() => dismissToastOfOtherPages(pathname), [pathname])
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (toast ? offerNext(bar) : undefined), [toast])
  const shown = toast ?? (isOnline ? null : OFFLINE)
  return (
    <div
      ref={bar}
      role="status"
      className={styles.bar}
      // Nothing goes away below a pointer or the focus.
      onPointerEnter={() => setHeld(toast)}
      onPointerLeave={() => setHeld(null)}
      onFocus={() => setHeld(toast)}
      onBlur={() => setHeld(null)}
      data-shown={shown !== null}
      data-theme={shown?.theme ?? 'dark'}
    >
      {shown && (
        <>
          <span className={styles.text}>
            {shown.theme === 'dark' && <Icon name="check" />} {shown.text}
          </span>
          {shown.undo && <Undo {...shown.undo} />}
          {shown.link && pathname !== shown.link.href && <Link to={shown.link.href}>{shown.link.text}</Link>}
          {toast && (
            <button type="button" className={styles.close} onClick={dismissToast} aria-label="Close">
              <Icon name="close" />
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** Puts back into the cart what was taken out of it. */
function Undo({ removed }: { removed: string }) {
  const fetcher = useFetcher()
  return (
    <BaseForm fetcher={fetcher} method="post" action="/cart" onSubmit={dismissToast}>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="removed" value={removed} />
      <button className={styles.undo}>Undo</button>
    </BaseForm>
  )
}

/** The next Tab goes to what the toast offers, and the one after that back to where the keyboard was. */
function offerNext(bar: RefObject<HTMLElement | null>): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey) return
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    if (before) {
      if (document.activeElement !== stops.at(-1)) return
      event.preventDefault()
      before.focus()
      return
    }
    before = document.activeElement instanceof HTMLElement ? document.activeElement : document.body
    if (!stops[0]) return
    event.preventDefault()
    stops[0].focus()
  }
  let before: HTMLElement | undefined
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}
