import type { ReactNode } from 'react'
import { useNavigation } from 'react-router-dom'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { SelectField, TextField } from '../../ui/form/text-field.tsx'
import profile from '../../ui/profile/profile.module.css'
import type { Shown } from './subscription-fields.ts'
import { fieldsOf } from './subscription-fields.ts'

type Props = { subscription: Shown; problem?: FormProblem | undefined }

export function ResumeForm({ subscription }: Props) {
  return <OneButton subscription={subscription} intent="resume" button="Resume" />
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
      <TextField name="until" type="date" hint="Without a date it rests until you go on with it." />
    </Folded>
  )
}

export function SlotForm({ subscription, problem }: Props) {
  const { window, windows, nextDeliveryOn } = subscription
  return (
    <Folded
      title="Change the time"
      subscription={subscription}
      problem={problem}
      intent="slot"
      button="Save the time"
    >
      <SelectField name="window" defaultValue={window.windowId}>
        {windows.map(({ windowId, from, to, price }) => (
          <option key={windowId} value={windowId}>
            {from}–{to}, {price.amount > 0 ? `${price.text} for each delivery` : 'free'}
          </option>
        ))}
      </SelectField>
      <TextField
        name="date"
        type="date"
        defaultValue={nextDeliveryOn ?? ''}
        hint="Another day is the first of a new rhythm: later deliveries follow it."
      />
    </Folded>
  )
}

export function SwapForm({ subscription, problem }: Props) {
  // The price of a time that costs something is in it, and said to be.
  const withDelivery = subscription.deliveryPrice.amount > 0 ? ' with the delivery' : ''
  return (
    <Folded title="Other flowers" subscription={subscription} problem={problem} intent="swap" button="Swap">
      <SelectField name="product" defaultValue="">
        <option value="">Choose</option>
        {subscription.swaps.map(({ productId, variantSlug, title, pricePerDelivery }) => (
          <option key={productId} value={`${productId} ${variantSlug}`}>
            {title}, {pricePerDelivery.text} a time{withDelivery}
          </option>
        ))}
      </SelectField>
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
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="unfold" open={problem !== undefined} key={JSON.stringify(subscription)}>
      <summary>{title}</summary>
      <CheckedForm className={profile.form} fields={fieldsOf(intent)} problem={problem} preventScrollReset>
        <input type="hidden" name="id" value={subscription.id} />
        {children}
        <p>
          <button className="button quiet" name="intent" value={intent} aria-disabled={busy}>
            {button}
          </button>
        </p>
      </CheckedForm>
    </details>
  )
}
