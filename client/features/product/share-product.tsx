import { useHydrated } from '../../data/browser/hydrated.ts'
import { showToast } from '../../data/toasts.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './product-page.module.css'

/** Sends the page of a product on, or copies its address where the device has nothing to send things with. It takes scripts. */
export function ShareProduct({ title }: { title: string }) {
  const scripts = useHydrated()
  if (!scripts) return null
  return (
    <button
      type="button"
      className={`round ${styles.share}`}
      aria-label={`Share ${title}`}
      onClick={() => void share(title)}
    >
      <Icon name="share" size={20} />
    </button>
  )
}

async function share(title: string): Promise<void> {
  // Without what was asked of the page to get here.
  const url = window.location.origin + window.location.pathname
  if (await isSentOn(title, url)) return
  try {
    await navigator.clipboard.writeText(url)
    showToast('The link is copied')
  } catch {
    showToast('Please copy the link from the address bar')
  }
}

/**
 * Whether the device has sent it on, or who was asked has changed their mind. The orders' pages have nearly the same: a module of both
 * would be a file more for each, and weigh three times as much.
 */
async function isSentOn(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
