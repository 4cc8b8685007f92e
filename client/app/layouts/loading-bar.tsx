import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import styles from './loading-bar.module.css'

/** Quick navigations show no bar at all. */
const THROTTLE_MS = 200

/** A line at the top while the next page is being fetched. */
export function LoadingBar() {
  const waiting = useNavigation().state !== 'idle'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setShown(true), THROTTLE_MS)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [waiting])
  return (
    <div
      className={styles.bar}
      data-shown={shown && waiting}
      role="progressbar"
      aria-label="Loading"
      hidden={!shown}
    />
  )
}
