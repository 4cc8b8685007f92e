import type { Ref } from 'react'
import { Form } from 'react-router-dom'
import type { FetcherWithComponents, FormProps } from 'react-router-dom'
import { mayMove } from '../view-transition.ts'

type Props = FormProps & {
  ref?: Ref<HTMLFormElement> | undefined
  /** Sends it beside the page instead of leaving that. */
  fetcher?: Pick<FetcherWithComponents<unknown>, 'Form'> | undefined
}

/** Every form of the shop is this one: what is wrong is said by the shop, never by a bubble of the browser's. */
export function BaseForm({ fetcher, viewTransition, ...props }: Props) {
  const Sent = fetcher?.Form ?? Form
  // No page looks for forms to discover routes by: all routes are known.
  return <Sent discover="none" {...props} viewTransition={viewTransition && mayMove()} noValidate />
}
