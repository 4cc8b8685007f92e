import { useEffect, useRef } from 'react'
import { data } from 'react-router-dom'
import type { Field } from './form.ts'

/** Why a form was not taken. What was typed comes along: nothing has to be typed twice. */
export type FormProblem = {
  /** Which form of the page it was. */
  intent: string
  /** The field the message is about; null when it is about the whole. */
  field: string | null
  message: string
  typed: Record<string, string>
}

export const FILL_ALL = 'Please fill all fields to continue'

/** Answers a form with what is wrong with it. `names` are the fields to give back; codes and tokens are not. */
export function refuseForm(
  field: Field,
  names: readonly string[],
  { message, field: wrong }: { message: string; field?: string | null | undefined },
) {
  const typed = Object.fromEntries(names.map((name) => [name, field(name)]))
  const problem = { intent: field('intent'), field: wrong ?? null, message, typed }
  return data({ problem } satisfies { problem: FormProblem }, { status: 400 })
}

/** A ref for a form that brings the first wrong field into focus when it comes back with a problem. */
export function useProblemFocus<Element extends HTMLElement = HTMLFormElement>(problem: unknown) {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (problem) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])
  return ref
}
