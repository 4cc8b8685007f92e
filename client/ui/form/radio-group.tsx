import type { ReactNode } from 'react'
import { useField } from './form-context.ts'
import { FieldProblem } from './text-field.tsx'

type Props = {
  /** The name of its radio buttons: one of the fields of the form around them. */
  name: string
  /** What says what they are about, when it is not to be seen. */
  labelledBy?: string
  className?: string | undefined
  children: ReactNode
}

/** Radio buttons of one name; the way to what is wrong leads here. */
export function RadioGroup({ name, labelledBy, className, children }: Props) {
  const { control, label } = useField(name)
  const { id, required, 'aria-invalid': invalid, 'aria-describedby': notes } = control
  return (
    <div
      role="radiogroup"
      id={id}
      tabIndex={-1}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : label}
      aria-required={required || undefined}
      aria-invalid={invalid}
      aria-describedby={notes}
    >
      {children}
      <FieldProblem name={name} />
    </div>
  )
}
