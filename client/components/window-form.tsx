import { useNavigation } from 'react-router-dom'
import forms from './forms.module.css'
import { PostForm } from './post-form.tsx'
import { WindowChoice } from './window-choice.tsx'

type Window = { id: number; from: string; to: string; disabled: boolean }
type Props = {
  dates: { date: string; intervals: Window[] }[]
  /** Why the time that was chosen last cannot be had, and which it was. */
  refused: string | undefined
  typed: string | undefined
  /** What its button says. */
  children: string
}

/** Chooses the time of an order that is placed; posted to the page at hand as `interval`, with its `slot`. */
export function WindowForm({ dates, refused, typed, children }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'interval'
  const open = dates
    .map(({ date, intervals }) => ({ date, intervals: intervals.filter((entry) => !entry.disabled) }))
    .filter(({ intervals }) => intervals.length)
  return (
    <PostForm className={forms.form} preventScrollReset>
      <input type="hidden" name="intent" value="interval" />
      {refused && (
        <p className="alert" role="alert">
          {refused}
        </p>
      )}
      <WindowChoice dates={open} typed={typed} />
      <p>
        <button className="button petal" aria-disabled={busy}>
          {children}
        </button>
      </p>
    </PostForm>
  )
}
