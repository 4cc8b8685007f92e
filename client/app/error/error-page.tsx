import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { isOfServer } from '../document/hydration.ts'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { ChunkFailure, mayReloadNow, reloadOnce } from '../routing/chunk-failure.ts'
import '../../ui/styles/global.css'
import { Message } from '../../ui/layout/message-page.tsx'
import { useFailedForm } from '../document/failed-form.tsx'
import { normalizeError, wordsFor } from './normalize-error.ts'
import { ServerPage, keepsServerPage } from './server-page.tsx'

/** What is shown when a page could not be made. */
export function ErrorPage() {
  const error = useRouteError()
  // The router caught it, so it is reported here, unless it happened on the server.
  useEffect(() => {
    if (!isRouteErrorResponse(error) && !isOfServer(error)) reportError(error)
  }, [error])
  const [stands] = useState(() => !(error instanceof ChunkFailure) && keepsServerPage(error))
  const [reloading] = useState(() => error instanceof ChunkFailure && mayReloadNow())
  useEffect(() => {
    if (reloading) reloadOnce()
  }, [reloading])
  if (reloading) return null
  if (stands) return <ServerPage />
  return (
    <DefaultLayout name="default" crumbs={null}>
      <Message {...wordsFor(error)} again={mayTryAgain(normalizeError(error).status) && <TryAgain />} />
    </DefaultLayout>
  )
}

/** What may go well in a moment: faults, and what was too much at once. */
const mayTryAgain = (status: number) => status >= 500 || status === 429

/** Asks for the page once more, or sends once more what was typed: it has nowhere else to be. */
function TryAgain() {
  const { pathname, search } = useLocation()
  const address = pathname.replace(/^[/\\]+/, '/') + search
  const failed = useFailedForm()
  if (!failed)
    return (
      <a className="button" href={address}>
        Try again
      </a>
    )
  return (
    <form method="post" action={address} noValidate>
      {failed.fields.map(([name, value], index) => (
        // A name may be sent more than once.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button className="button">Try again</button>
    </form>
  )
}
