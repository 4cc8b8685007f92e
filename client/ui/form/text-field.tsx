import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { DraftArea } from './draft-area.tsx'
import { keepDraft } from './drafts.ts'
import { useField } from './form-context.ts'
import { PHONE_MASK } from './phone-mask.ts'
import styles from './text-field.module.css'

type Own = {
  /** One of the fields of the form around it, which says what it is called. */
  name: string
  hint?: ReactNode
}
type Props = Own & {
  /** A button beside the field. */
  beside?: ReactNode
  /** What is typed is there after a reload and the way back, too. */
  isDraft?: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children' | 'required' | keyof Own>

/** A line to type in, with its name above and what is wrong with it below. */
export function TextField({ name, hint, beside, isDraft, defaultValue, ...input }: Props) {
  const { control, typed } = useField(name, Boolean(hint))
  const mask = input.type === 'tel' && PHONE_MASK
  const line = (
    <input
      {...mask}
      {...input}
      {...control}
      ref={isDraft ? keepDraft : undefined}
      defaultValue={typed ?? defaultValue}
    />
  )
  return (
    <FieldFrame name={name} hint={hint}>
      {beside ? (
        <span className={styles.row}>
          {line}
          {beside}
        </span>
      ) : (
        line
      )}
    </FieldFrame>
  )
}

type AreaProps = Own &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'children' | 'required' | keyof Own>

/** Some lines to type in. */
export function TextArea({ name, hint, defaultValue, ...area }: AreaProps) {
  const { control, typed } = useField(name, Boolean(hint))
  return (
    <FieldFrame name={name} hint={hint}>
      <DraftArea {...area} {...control} defaultValue={typed ?? defaultValue} />
    </FieldFrame>
  )
}

type SelectProps = Own & {
  defaultValue?: string
  autoComplete?: string
  /** Told what is chosen. */
  onChange?: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** One of a list. */
export function SelectField({ name, hint, defaultValue, autoComplete, onChange, children }: SelectProps) {
  const { control, typed } = useField(name, Boolean(hint))
  return (
    <FieldFrame name={name} hint={hint}>
      <select
        {...control}
        defaultValue={typed ?? defaultValue}
        autoComplete={autoComplete}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
      >
        {children}
      </select>
    </FieldFrame>
  )
}

/** A field's name above it, and below what helps and what is wrong. */
export function FieldFrame({ name, hint, children }: Own & { children: ReactNode }) {
  const { id, label } = useField(name)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldProblem name={name} />
    </div>
  )
}

/** What is wrong with a field of the form around it. The summary above the form is read out; this is what it leads to. */
export function FieldProblem({ name }: { name: string }) {
  const { id, problem } = useField(name)
  if (problem === undefined) return null
  return (
    <span className={styles.problem} id={`${id}-problem`}>
      {problem}
    </span>
  )
}
