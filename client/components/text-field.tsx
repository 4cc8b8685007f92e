import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './text-field.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children'> & {
  label: string
  name: string
  /** What is wrong with what was typed, beside it. */
  problem?: string | undefined
  hint?: ReactNode
}

/** A line to type in, with its name above and what is wrong with it below. */
export function TextField({ label, problem, hint, ...input }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  )
}

/** What is wrong with a field, read out when it comes. */
export function FieldProblem({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null
  return (
    <span className={styles.problem} id={id} role="alert">
      {text}
    </span>
  )
}
