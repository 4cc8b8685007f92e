import { useState } from 'react'
import styles from './order-page.module.css'

/** A link to send on: to be copied by a button where there are scripts, else by hand. */
export function SharedLink({ url }: { url: string }) {
  const [told, setTold] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setTold('Copied'),
      () => setTold('Select the link and copy it'),
    )
  return (
    <div className="field">
      <label htmlFor="private-link">The private link</label>
      <span className={styles.link}>
        <input id="private-link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" className="button quiet with-scripts" onClick={() => void copy()}>
          Copy
        </button>
      </span>
      <span className="hint" role="status">
        {told}
      </span>
    </div>
  )
}
