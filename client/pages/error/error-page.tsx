import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { DefaultLayout } from '../../layouts/default-layout.tsx'
import { ChunkFailure, mayReloadNow, reloadOnce } from '../../routing/chunk-failure.ts'
import '../../styles/global.css'
import styles from '../../components/message-page.module.css'
import { wordsFor } from './normal-error.ts'

/** What is shown when a page could not be made. */
export function ErrorPage() {
  const error = useRouteError()
  // The router caught it, so nobody else will tell of it.
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error)
  }, [error])
  const [reloading] = useState(() => error instanceof ChunkFailure && mayReloadNow())
  useEffect(() => {
    if (reloading) reloadOnce()
  }, [reloading])
  if (reloading) return null
  return (
    <DefaultLayout name="default" crumbs={null}>
      <Message {...wordsFor(error)} />
    </DefaultLayout>
  )
}

export function Message({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={styles.message}>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <a className="button" href="/">
          To the main page
        </a>
      </p>
    </section>
  )
}
