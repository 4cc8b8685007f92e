import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useField } from './form-context.ts'
import { PHONE_MASK } from './phone-field.ts'
import styles from './text-field.module.css'

export type FieldOwn = {
  /** One of the fields of the form around it, which says what it is called. */
  name: string
  hint?: ReactNode
}
type Props = FieldOwn & {
  /** A button beside the field. */
  beside?: ReactNode
  /** `keepDraft` has what is typed there after a reload and the way back, too. */
  ref?: Ref<HTMLInputElement> | undefined
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children' | 'required' | keyof FieldOwn>

/** A line to type in, with its name above and what is wrong with it below. */
export function TextField({ name, hint, beside, defaultValue, ...input }: Props) {
  const { control, typed } = useField(name, Boolean(hint))
  const mask = input.type === 'tel' && PHONE_MASK
  const line = <input {...mask} {...input} {...control} defaultValue={typed ?? defaultValue} />
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

type SelectProps = FieldOwn & {
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
export function FieldFrame({ name, hint, children }: FieldOwn & { children: ReactNode }) {
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
