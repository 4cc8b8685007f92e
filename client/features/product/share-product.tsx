import { useHydrated } from '../../data/browser/hydrated.ts'
import { showToast } from '../../data/toasts.ts'
import { Icon } from '../../ui/icon.tsx'
import { sendOn } from '../../ui/send-on.ts'
import styles from './product-page.module.css'

/** Sends the page of a product on, or copies its address where the device has nothing to send things with. It takes scripts. */
export function ShareProduct({ title }: { title: string }) {
  const scripts = useHydrated()
  if (!scripts) return null
  const share = async () => {
    // Without what was asked of the page to get here.
    const url = window.location.origin + window.location.pathname
    if (await sendOn({ title, url })) return
    try {
      await navigator.clipboard.writeText(url)
      showToast('The link is copied')
    } catch {
      showToast('The link could not be copied: it is in the address bar')
    }
  }
  return (
    <button
      type="button"
      className={`round ${styles.share}`}
      aria-label={`Share ${title}`}
      onClick={() => void share()}
    >
      <Icon name="share" size={20} />
    </button>
  )
}
