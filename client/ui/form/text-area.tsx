import type { TextareaHTMLAttributes } from 'react'
import { DraftArea } from './draft-area.tsx'
import { useField } from './form-context.ts'
import type { FieldOwn } from './text-field.tsx'
import { FieldFrame } from './text-field.tsx'

type Props = FieldOwn &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'children' | 'required' | keyof FieldOwn>

/** Some lines to type in. */
export function TextArea({ name, hint, defaultValue, ...area }: Props) {
  const { control, typed } = useField(name, Boolean(hint))
  return (
    <FieldFrame name={name} hint={hint}>
      <DraftArea {...area} {...control} defaultValue={typed ?? defaultValue} />
    </FieldFrame>
  )
}
