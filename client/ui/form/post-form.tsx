import type { FormEvent, Ref } from 'react'
import { useLocation } from 'react-router-dom'
import type { FormProps } from 'react-router-dom'
import { BaseForm } from './base-form.tsx'
import { useSendOnce } from './send-once.ts'

export type PostFormProps = Omit<FormProps, 'method' | 'onSubmit'> & {
  ref?: Ref<HTMLFormElement> | undefined
  /** What is to be done before it is sent; it may prevent that and send the form itself. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** It orders or pays: what was sent is answered before anything else is. */
  isFinal?: boolean
}

/**
 * A form that changes something. A double press is one; a press while another page is under way counts, and so does
 * one after something was put right that is already on its way.
 */
export function PostForm({ onSubmit, isFinal = false, ...props }: PostFormProps) {
  // Every navigation has a key of its own, also one that ends where it began.
  const counts = useSendOnce(useLocation().key, { mayOvertake: !isFinal })
  return <BaseForm {...props} method="post" onSubmit={(event) => counts(event) && onSubmit?.(event)} />
}
