import type { AuthState } from './auth-steps.ts'

type Props = { state: AuthState; via?: AuthState['to']['via'] }

/** Hidden fields that carry the sign-in from step to step: the step that the form is on, where the code went, and when. */
export function ReceiverFields({ state: { step, to, secondsLeft, sentAt }, via = to.via }: Props) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="type" value={to.type} />
      <input type="hidden" name="receiver" value={to.receiver} />
      <input type="hidden" name="via" value={via} />
      <input type="hidden" name="sentVia" value={to.via} />
      <input type="hidden" name="secondsLeft" value={secondsLeft} />
      <input type="hidden" name="sentAt" value={sentAt} />
    </>
  )
}
