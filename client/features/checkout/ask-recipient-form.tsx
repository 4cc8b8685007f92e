import { useNavigation, useSearchParams } from 'react-router-dom'
import type { DeliveryDetailsPageQuery } from '../../../graphql/generated/graphql.ts'
import { CheckedForm } from '../../ui/form/checked-form.tsx'
import { keepDraft } from '../../ui/form/drafts.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { Link } from '../../ui/link.tsx'
import styles from '../../ui/form/forms.module.css'
import { TextField } from '../../ui/form/text-field.tsx'
import page from '../../ui/layout/checkout-page.module.css'
import { addressModeHref } from '../delivery/index.ts'
import { ASKED } from './delivery-fields.ts'

type Props = {
  order: NonNullable<DeliveryDetailsPageQuery['checkout']>
  /** Suggested recipients, from the shopper's important dates. */
  celebrated: string | undefined
  problem: FormProblem | undefined
}

/** In place of an address: who says where and when, and how we reach them. */
export function AskRecipientForm({ order, celebrated, problem }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'ask'
  const [search] = useSearchParams()
  const { recipient, recipientLink } = order
  const anonymous = problem ? problem.typed.anonymous === 'yes' : (recipient?.anonymous ?? false)
  return (
    <>
      <p>
        Once the order is paid we send them a private link, without any price. They choose where, and one of
        the free delivery times. You can share the link, too, or say it yourself after all.
      </p>
      <CheckedForm className={styles.form} fields={ASKED} problem={problem} preventScrollReset viewTransition>
        <input type="hidden" name="intent" value="ask" />
        <TextField
          name="name"
          ref={keepDraft}
          defaultValue={recipient?.name ?? celebrated}
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          name="receiver"
          ref={keepDraft}
          defaultValue={recipientLink?.receiver}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          hint="For this one message and its answer, nothing else."
        />
        <label className="check">
          <input type="checkbox" name="anonymous" value="yes" defaultChecked={anonymous} />
          Send anonymously
        </label>
        <p>
          <button className="button petal" aria-disabled={busy}>
            Continue to final details
          </button>
        </p>
      </CheckedForm>
      <p className={page.way}>
        <Link to={addressModeHref(search, 'find')} preventScrollReset>
          I know the address
        </Link>
      </p>
    </>
  )
}
