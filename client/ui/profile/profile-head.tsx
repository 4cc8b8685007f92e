import type { ReactNode } from 'react'
import { useActionData, useSearchParams } from 'react-router-dom'
import styles from './profile.module.css'

type Props = {
  title: string
  lead?: ReactNode
  /** What is said after a change, by the `done` of the address. */
  done?: Record<string, string>
}

/** The beginning of a page of the account: its name, and what the last change came to. */
export function ProfileHead({ title, lead, done = {} }: Props) {
  const [query] = useSearchParams()
  const told = query.get('done') ?? ''
  // What was refused since then is said by the page.
  const refused = useActionData() !== undefined
  const words = !refused && Object.hasOwn(done, told) ? done[told] : undefined
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      <StatusMessage text={words} />
    </header>
  )
}

/** That a change was made; read out when it is. */
export function StatusMessage({ text }: { text: string | undefined }) {
  return (
    <div role="status" className={styles.told}>
      {text}
    </div>
  )
}
