import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnline } from '../../data/browser/online.ts'
import type { Toast } from '../../data/toasts.ts'
import { dismissToast, dismissToastOfOtherPages, useToast } from '../../data/toasts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './toast-bar.module.css'

const SHOWN_MS = 6_000
/** What did not work takes longer to read, and matters more. */
const FAILURE_SHOWN_MS = 12_000
const OFFLINE: Toast = {
  text: 'You are offline. What you see stays, and what you typed; changes can be made when you are back.',
  theme: 'yellow',
}

/** Shows toasts (the outcome of a change), and that the browser is offline. Screen readers announce both. */
export function ToastBar() {
  const toast = useToast()
  const isOnline = useOnline()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(dismissToast, toast.theme === 'dark' ? SHOWN_MS : FAILURE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast])
  useEffect(() => dismissToastOfOtherPages(pathname), [pathname])
  const shown = toast ?? (isOnline ? null : OFFLINE)
  return (
    <div role="status" className={styles.bar} data-shown={shown !== null} data-theme={shown?.theme ?? 'dark'}>
      {shown && (
        <>
          <span className={styles.text}>
            {shown.theme === 'dark' && <Icon name="check" />} {shown.text}
          </span>
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
