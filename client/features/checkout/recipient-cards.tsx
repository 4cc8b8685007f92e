import { useNavigation } from 'react-router-dom'
import type { RecipientCards_RecipientFragment } from '../../../graphql/generated/graphql.ts'
import { dateInWords } from '../../data/format.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import styles from './recipient-cards.module.css'

type Props = {
  recipients: RecipientCards_RecipientFragment[]
  /** Whom the draft is for. */
  chosen: string | null | undefined
  /** The day the shopper came for, if it was said: whose it is comes first. */
  wanted: string | null
  /** An address is known: it can be emptied for somebody else. */
  isFilled: boolean
  /** Why the last press was refused. */
  refused: string | undefined
}

/** So many are in sight; the others are unfolded. */
const SHOWN = 4

/** The people whom the shopper has sent flowers to: one press fills in address and recipient. */
export function RecipientCards({ recipients, chosen, wanted, isFilled, refused }: Props) {
  const navigation = useNavigation()
  const busy = navigation.formData?.get('intent') === 'saved-recipient'
  const asked = busy ? navigation.formData?.get('recipientId') : undefined
  const first = recipients
    .map((recipient) => ({ recipient, rank: rankOf(recipient, chosen, wanted) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ recipient }) => recipient)
  const card = (recipient: RecipientCards_RecipientFragment) => (
    <li key={recipient.id}>
      <button
        name="recipientId"
        value={recipient.id}
        className={styles.card}
        aria-pressed={recipient.id === (asked ?? chosen)}
        aria-disabled={busy}
      >
        <b>{recipient.myself ? `${recipient.name} (you)` : recipient.name}</b>
        <span>{placeOf(recipient)}</span>
        <NextDate recipient={recipient} wanted={wanted} />
      </button>
    </li>
  )
  const isChosen = first[0]?.id === chosen
  const inSight = isChosen ? 1 : SHOWN
  const others = first.slice(inSight)
  const somebodyElse = isFilled && (
    <li>
      <button name="recipientId" value="" className={styles.card} aria-disabled={busy}>
        <b>Somebody else</b>
        <span>Another name and address</span>
      </button>
    </li>
  )
  return (
    <PostForm preventScrollReset className={styles.form}>
      <input type="hidden" name="intent" value="saved-recipient" />
      {refused && (
        <p className="alert" role="alert">
          {refused}
        </p>
      )}
      <ul className={styles.cards}>
        {first.slice(0, inSight).map(card)}
        {!isChosen && somebodyElse}
      </ul>
      {(others.length > 0 || isChosen) && (
        // Who was chosen from it stands above it then.
        <details className="unfold" key={chosen}>
          <summary>{isChosen ? 'Send them to somebody else' : 'More people'}</summary>
          <ul className={styles.cards}>
            {others.map(card)}
            {isChosen && somebodyElse}
          </ul>
        </details>
      )}
    </PostForm>
  )
}

function NextDate({
  recipient: { importantDates },
  wanted,
}: {
  recipient: RecipientCards_RecipientFragment
  wanted: string | null
}) {
  const next = importantDates.find(({ nextOn }) => nextOn === wanted) ?? importantDates[0]
  return (
    next && (
      <small>
        {next.title}, {dateInWords(next.nextOn)}
      </small>
    )
  )
}

/** The door in a few words: `Flat 7, 1 Caledonian Road, N1 9GU`. */
const placeOf = ({ address: { line1, line2, postcode } }: RecipientCards_RecipientFragment): string =>
  [line2, line1, postcode].filter(Boolean).join(', ')

/** Whoever is chosen comes first, then whose day it is; the others as the shop has them. */
function rankOf(
  { id, importantDates }: RecipientCards_RecipientFragment,
  chosen: string | null | undefined,
  wanted: string | null,
): number {
  if (id === chosen) return 0
  return importantDates.some(({ nextOn }) => nextOn === wanted) ? 1 : 2
}
