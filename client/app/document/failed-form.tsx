import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'

/** The fields of a form whose change failed (without files), and the message for the shopper. */
export type FailedForm = {
  words: string
  fields: [name: string, value: string][]
  /** A field it is to have besides: where it is sent to another page, on which it stands. */
  hidden?: [name: string, value: string]
}

const Failed = createContext<FailedForm | null>(null)

/** Gives the failed form that this page answers; null for any other page. */
export const FailedFormProvider = Failed.Provider

/** What was sent in vain, until the shopper goes on. */
export function useFailedForm(): FailedForm | null {
  const { key } = useLocation()
  const form = use(Failed)
  return key === 'default' ? form : null
}
