import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { DefaultLayout } from '../../layouts/default-layout.tsx'
import { ChunkFailure, mayReloadNow, reloadOnce } from '../../routing/chunk-failure.ts'
import '../../styles/global.css'
import styles from './message-page.module.css'
import { normalError } from './normal-error.ts'

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

/** What a visitor is told of an error. */
export function wordsFor(error: unknown): { heading: string; text: string } {
  const { status, message } = normalError(error)
  if (status >= 400 && status < 500)
    return {
      heading: message,
      text: 'The address may have changed, or the bouquet is no longer made.',
    }
  return {
    heading: 'Something went wrong',
    text: 'It is our fault, not yours, and nothing is lost: your cart is as you left it. Please try again in a moment.',
  }
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
