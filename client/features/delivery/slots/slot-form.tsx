import { useNavigation } from 'react-router-dom'
import { CheckedForm } from '../../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../../ui/form/form-problem.ts'
import forms from '../../../ui/form/forms.module.css'
import { SlotFields } from './slot-fields.tsx'
import { SLOT } from './slot.ts'

type Slot = { windowId: string; from: string; to: string; disabled: boolean }
type Props = {
  dates: { date: string; slots: Slot[] }[]
  /** Why the time that was chosen last cannot be had, and which it was. */
  problem: FormProblem | undefined
  /** The day that is open at first; else the first. */
  open?: string | undefined
  /** Nothing is bought with it. */
  isQuiet?: boolean
  /** What its button says. */
  children: string
}

/** Chooses the time of an order that is placed; posted to the page at hand as `slot`. */
export function SlotForm({ dates, problem, open: day, isQuiet = false, children }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'slot'
  const open = dates
    .map(({ date, slots }) => ({ date, slots: slots.filter((entry) => !entry.disabled) }))
    .filter(({ slots }) => slots.length)
  return (
    <CheckedForm className={forms.form} fields={SLOT} problem={problem} preventScrollReset>
      <input type="hidden" name="intent" value="slot" />
      <SlotFields dates={open} typed={problem?.typed.slot} open={day} />
      <p>
        <button className={isQuiet ? 'button' : 'button petal'} aria-disabled={busy}>
          {children}
        </button>
      </p>
    </CheckedForm>
  )
}
