import type { TextareaHTMLAttributes } from 'react'
import { keepDraft } from './drafts.ts'

/** Some lines to type in, which are not lost before they are sent. */
export function DraftArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...props} ref={keepDraft} />
}
