import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps, FormEvent, MouseEvent, ReactNode } from 'react'
import { BaseForm } from './base-form.tsx'
import { REFUSED } from './form-events.ts'
import styles from './checked-form.module.css'
import { FormContext, fieldId } from './form-context.ts'
import { INCOMPLETE } from './incomplete.ts'
import type { FormFields } from './form-fields.ts'
import { fieldProblem } from './form-fields.ts'
import type * as FormProblems from './form-problem.ts'
import type { FormProblem } from './form-problem.ts'
import type { PostFormProps } from './post-form.tsx'
import { PostForm } from './post-form.tsx'

type Own = {
  fields: FormFields
  /** What the ids of its fields begin with, where others have to know them. */
  fieldsId?: string
  /** What was wrong with it when it was sent last. */
  problem: FormProblem | undefined
  children: ReactNode
}
type Props = Own & Omit<PostFormProps, 'onInput' | 'children'>

/**
 * A form with fields. What is wrong is said under each field and in a summary above them all, which takes the focus; a
 * message goes when what was wrong is put right. Fields find what they need by their names.
 */
export function CheckedForm({ fields, problem, fieldsId, children, ...props }: Props) {
  const { onInput, summary, context } = useChecked(fields, problem, fieldsId)
  return (
    <PostForm {...props} onInput={onInput}>
      {summary}
      <FormContext value={context}>{children}</FormContext>
    </PostForm>
  )
}

type AsideProps = Own & Omit<ComponentProps<typeof BaseForm>, 'onInput' | 'children'>

/** Like CheckedForm, for a GET form or one that a fetcher sends. */
export function CheckedAside({ fields, problem, fieldsId, children, ...props }: AsideProps) {
  const { onInput, summary, context } = useChecked(fields, problem, fieldsId)
  return (
    <BaseForm {...props} onInput={onInput}>
      {summary}
      <FormContext value={context}>{children}</FormContext>
    </BaseForm>
  )
}

type Said = Pick<FormProblem, 'errors' | 'message'>
const NOTHING: Said = { errors: {}, message: '' }

function useChecked(fields: FormFields, problem: FormProblem | undefined, fieldsId?: string) {
  const ownId = useId()
  const id = fieldsId ?? ownId
  const [mended, setMended] = useState<{ of: FormProblem | undefined; said: Said }>()
  const said = mended && mended.of === problem ? mended.said : (problem ?? NOTHING)
  // Nothing is said before a form was sent.
  const inWords = useRef<typeof FormProblems.fieldProblemOf>(undefined)
  useEffect(() => {
    if (!problem) return
    const keep = ({ fieldProblemOf }: typeof FormProblems) => void (inWords.current = fieldProblemOf)
    import('./form-problem.ts').then(keep, () => {})
  }, [problem])

  function onInput({ target }: FormEvent) {
    if (said === NOTHING) return
    const { name, type, value, checked } = target as unknown as HTMLInputElement
    const text = type === 'checkbox' && !checked ? '' : value
    const { [name]: before, ...others } = said.errors
    const rule = fields[name]
    // What only the shop can judge is no longer what it has judged.
    const code = before !== undefined && rule ? fieldProblem(rule, text) : undefined
    const now = code !== undefined && (inWords.current?.({ code }) ?? before)
    const errors = now ? { ...said.errors, [name]: now } : others
    setMended({ of: problem, said: { errors, message: '' } })
  }

  const context = { id, fields, errors: said.errors, typed: problem?.typed ?? {} }
  return { onInput, context, summary: <Summary id={id} fields={fields} said={said} problem={problem} /> }
}

type SummaryProps = { id: string; fields: FormFields; said: Said; problem: FormProblem | undefined }

/** What is wrong with a form, with a way to each field. Without scripts the browser puts the focus here, too. */
function Summary({ id, fields, said, problem }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problem) return
    box.current?.closest('form')?.dispatchEvent(new Event(REFUSED))
    if (!isTypedOn(problem)) box.current?.focus()
  }, [problem])
  const wrong = Object.keys(fields).filter((name) => said.errors[name] !== undefined)
  const isMissing = wrong.some((name) => said.errors[name]?.code === 'required')
  const message = said.message || (isMissing ? INCOMPLETE : '')
  if (!wrong.length && !message) return null
  return (
    <div
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      ref={box}
      // For browsers without scripts; React itself gives it to fields only.
      autoFocus
    >
      <h2>There is a problem</h2>
      {message && <p>{message}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${fieldId(id, name)}`} onClick={goTo}>
                {lineOf(fields[name]?.label ?? name, said.errors[name]?.words ?? '')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Returns true if the focused field has changed since it was sent: the focus then stays there. */
function isTypedOn({ typed }: FormProblem): boolean {
  const at = document.activeElement
  const isText = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
  return isText && typed[at.name] !== undefined && typed[at.name] !== at.value
}

/** The router would take a new fragment for another page, and forget what was refused. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** `Phone: Enter the correct phone number`. */
function lineOf(label: string, words: string): string {
  const called = label.replace(/ \(.*\)$/, '')
  return called.endsWith('?') ? `${called} ${words}` : `${called}: ${words}`
}
