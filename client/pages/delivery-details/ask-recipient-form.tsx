import { Link, useNavigation, useSearchParams } from 'react-router-dom'
import type { DeliveryDetailsPageQuery } from '../../../graphql/generated/graphql.ts'
import { PostForm } from '../../components/post-form.tsx'
import { wayTo } from '../../components/address-way.ts'
import { TextField } from '../../components/text-field.tsx'
import type { DeliveryRefusal } from './delivery-details-action.ts'
import page from './delivery-details-page.module.css'
import styles from '../../components/forms.module.css'

type Props = {
  order: NonNullable<DeliveryDetailsPageQuery['checkout']>
  /** Who it may be for: an important date of the shopper says so. */
  celebrated: string | undefined
  refusal: DeliveryRefusal | undefined
}

/** In place of an address: who says where and when, and how we reach them. */
export function AskRecipientForm({ order, celebrated, refusal }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'ask'
  const [search] = useSearchParams()
  const { recipient, recipientLink } = order
  const anonymous = refusal ? refusal.typed.anonymous === 'yes' : (recipient?.anonymous ?? false)
  const isAtReceiver = refusal && /phone|number|mail/i.test(refusal.refused)
  return (
    <>
      <p>
        Once the order is paid we send them a private link, without any price. They choose where, and one of
        the free delivery times. You can share the link, too, or say it yourself after all.
      </p>
      <PostForm className={styles.form} preventScrollReset>
        <input type="hidden" name="intent" value="ask" />
        {refusal && !isAtReceiver && (
          <p className="alert" role="alert">
            {refusal.refused}
          </p>
        )}
        <TextField
          label="Their name"
          name="name"
          defaultValue={refusal?.typed.name ?? recipient?.name ?? celebrated}
          autoComplete="off"
          maxLength={80}
          required
        />
        <TextField
          label="Their phone or e-mail"
          name="receiver"
          defaultValue={refusal?.typed.receiver ?? recipientLink?.receiver}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          required
          hint="For this one message and its answer, nothing else."
          problem={isAtReceiver ? refusal.refused : undefined}
        />
        <label className="check">
          <input type="checkbox" name="anonymous" value="yes" defaultChecked={anonymous} />
          Do not say who they are from
        </label>
        <p>
          <button className="button petal" aria-disabled={busy}>
            On to the final details
          </button>
        </p>
      </PostForm>
      <p className={page.way}>
        <Link to={wayTo(search, 'find')} preventScrollReset>
          I know the address
        </Link>
      </p>
    </>
  )
}
