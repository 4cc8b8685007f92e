import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { DefaultLayout } from '../../layouts/default-layout.tsx'
import '../../styles/global.css'
import styles from './message-page.module.css'

/** What is shown when a page could not be made. */
export function ErrorPage() {
  const error = useRouteError()
  // The router caught it, so nobody else will tell of it.
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error)
  }, [error])
  const missing = isRouteErrorResponse(error) && error.status >= 400 && error.status < 500
  return (
    <DefaultLayout>
      <Message
        heading={missing ? 'This page could not be found' : 'Something went wrong'}
        text={
          missing
            ? 'The address may have changed, or the bouquet is no longer made.'
            : 'It is our fault, not yours, and nothing is lost: your cart is as you left it. Please try again in a moment.'
        }
      />
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
