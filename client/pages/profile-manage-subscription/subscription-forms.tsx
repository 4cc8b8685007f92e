import { useId } from 'react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router-dom'
import { FieldProblem, TextField } from '../../components/text-field.tsx'
import { PostForm } from '../../components/post-form.tsx'
import { useProblemFocus } from '../../data/form-problem.ts'
import type { FormProblem } from '../../data/form-problem.ts'
import profile from '../profile/profile.module.css'
import type { Shown } from './subscription.tsx'

type Props = { subscription: Shown; problem?: FormProblem | undefined }

/** What is said beside a field; what is about the whole is said above the forms. */
const problemAt = (field: string, problem: FormProblem | undefined) =>
  problem?.field === field ? problem.message : undefined

export function ResumeForm({ subscription }: Props) {
  return <OneButton subscription={subscription} intent="resume" button="Go on with it" />
}

export function SkipForm({ subscription }: Props) {
  return (
    <OneButton subscription={subscription} intent="skip" button="Skip the next delivery">
      <input type="hidden" name="nextDeliveryOn" value={subscription.nextDeliveryOn ?? ''} />
    </OneButton>
  )
}

export function PauseForm({ subscription, problem }: Props) {
  return (
    <Folded title="Pause" subscription={subscription} problem={problem} intent="pause" button="Pause it">
      <TextField
        label="Until (optional)"
        name="until"
        type="date"
        defaultValue={problem?.typed.until ?? ''}
        problem={problemAt('until', problem)}
        hint="Without a date it rests until you go on with it."
      />
    </Folded>
  )
}

export function SlotForm({ subscription, problem }: Props) {
  const { interval, intervals, nextDeliveryOn } = subscription
  const chosen = problem?.typed.interval ?? String(interval.intervalId)
  return (
    <Folded
      title="Change the time"
      subscription={subscription}
      problem={problem}
      intent="slot"
      button="Save the time"
    >
      <Choice name="interval" label="Time" value={chosen} problem={problemAt('interval', problem)}>
        {intervals.map(({ intervalId, from, to, price }) => (
          <option key={intervalId} value={intervalId}>
            {from}–{to}, {price.amount > 0 ? `${price.text} for each delivery` : 'free'}
          </option>
        ))}
      </Choice>
      <TextField
        label="Next delivery"
        name="date"
        type="date"
        defaultValue={problem?.typed.date ?? nextDeliveryOn ?? ''}
        problem={problemAt('date', problem)}
      />
    </Folded>
  )
}

export function SwapForm({ subscription, problem }: Props) {
  // The price of a time that costs something is in it, and said to be.
  const withDelivery = subscription.deliveryPrice.amount > 0 ? ' with the delivery' : ''
  return (
    <Folded title="Other flowers" subscription={subscription} problem={problem} intent="swap" button="Swap">
      <Choice
        name="product"
        label="Flowers from the next delivery on"
        value={problem?.typed.product ?? ''}
        problem={problemAt('product', problem)}
      >
        <option value="">Choose</option>
        {subscription.swaps.map(({ productId, positionSlug, title, deliveryCost }) => (
          <option key={productId} value={`${productId} ${positionSlug}`}>
            {title}, {deliveryCost.text} a time{withDelivery}
          </option>
        ))}
      </Choice>
    </Folded>
  )
}

export function CancelForm({ subscription }: Props) {
  return (
    <Folded
      title="End the subscription"
      subscription={subscription}
      problem={undefined}
      intent="cancel"
      button="Yes, end it"
    >
      <p>It ends for good, and nothing more is charged. What is ordered already still comes.</p>
    </Folded>
  )
}

type FormProps = Props & { intent: string; button: string; children?: ReactNode }

function OneButton({ subscription, intent, button, children }: FormProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={subscription.id} />
      {children}
      <button className="button quiet" name="intent" value={intent} aria-disabled={busy}>
        {button}
      </button>
    </PostForm>
  )
}

function Folded({ title, subscription, problem, intent, button, children }: FormProps & { title: string }) {
  const form = useProblemFocus(problem)
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="unfold" open={problem !== undefined} key={JSON.stringify(subscription)}>
      <summary>{title}</summary>
      <PostForm className={profile.form} ref={form} noValidate preventScrollReset>
        <input type="hidden" name="id" value={subscription.id} />
        {children}
        <p>
          <button className="button quiet" name="intent" value={intent} aria-disabled={busy}>
            {button}
          </button>
        </p>
      </PostForm>
    </details>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string
  problem: string | undefined
  children: ReactNode
}

function Choice({ name, label, value, problem, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        {children}
      </select>
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  )
}
