import { useRef } from 'react'
import type { TextareaHTMLAttributes } from 'react'
import { useDraft } from './drafts.ts'

/** Some lines to type in, which are not lost before they are sent. */
export function DraftArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const area = useRef<HTMLTextAreaElement>(null)
  useDraft(area)
  return <textarea {...props} ref={area} />
}
