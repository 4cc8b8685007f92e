import { useActionData, useLoaderData } from 'react-router-dom'
import type {
  RecipientChoicePageQuery,
  RecipientChoice_ChoiceFragment,
} from '../../../graphql/generated/graphql.ts'
import { londonDate } from '../../data/clock.ts'
import { dateInWords } from '../../data/format.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'
import forms from '../../ui/layout/checkout-page.module.css'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AddressForm } from '../delivery/index.ts'
import { NotFound } from '../not-found/index.ts'
import { orderLinesInWords } from './order-lines-in-words.ts'
import styles from './recipient-choice-page.module.css'
import { WhenForm } from './when-form.tsx'

/** The recipient's own page: what comes, from whom, and where and when it may. Nothing on it tells a price. */
export function RecipientChoicePage() {
  const { data } = useLoaderData() as { data: RecipientChoicePageQuery }
  const { recipientChoice: choice, addressLookup } = data
  const problem = (useActionData() as FormAnswer | undefined)?.problem
  const problemOf = (intent: string) => (problem?.intent === intent ? problem : undefined)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Wordmark reload />
      </header>
      {isRefusal(choice) ? (
        <Over code={choice.code} message={choice.message} />
      ) : (
        <div className={styles.columns}>
          <Flowers choice={choice} />
          <div className={`${forms.forms} ${styles.forms}`}>
            {choice.state === 'CHOSEN' ? (
              <Settled choice={choice} />
            ) : (
              <>
                <Greeting choice={choice} />
                <section id="where" aria-labelledby="where-title">
                  <h2 id="where-title">Where may they come?</h2>
                  <AddressForm
                    address={choice.address}
                    lookup={addressLookup}
                    problem={problemOf('address')}
                  />
                </section>
                {choice.address && (
                  <section id="when" aria-labelledby="when-title">
                    <h2 id="when-title">When?</h2>
                    <WhenForm choice={choice} problem={problemOf('choose')} />
                  </section>
                )}
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

type Choice = { choice: RecipientChoice_ChoiceFragment }

function Greeting({ choice: { recipient, sender, expiresAt } }: Choice) {
  return (
    <div className={styles.greeting}>
      <h1>Flowers for you, {recipient}</h1>
      <p>
        {sender ?? 'Somebody'} is sending you these. Tell us where and when to bring them by{' '}
        {dateInWords(londonDate(Date.parse(expiresAt)))}.
      </p>
      <p className={styles.small}>
        Your address is for our courier only{sender ? `; ${sender} is told the day` : ''}.
      </p>
    </div>
  )
}

function Settled({ choice: { recipient, chosen } }: Choice) {
  return (
    <div className={styles.greeting} role="status">
      <h1>Thank you, {recipient}</h1>
      {chosen && (
        <p>
          Your flowers come on {dateInWords(chosen.date)}, between {chosen.from} and {chosen.to}.
        </p>
      )}
      <p className={styles.small}>
        Have a vase ready: cut the stems a little, at a slant, and give them fresh water.
      </p>
    </div>
  )
}

function Flowers({ choice: { lines } }: Choice) {
  const [first] = lines
  return (
    <div className={styles.flowers}>
      {first && <Picture image={first.image} sizes="(min-width: 860px) 26rem, 92vw" eager />}
      <p className={styles.small}>{orderLinesInWords(lines)}</p>
    </div>
  )
}

const HEADING: Record<string, string> = {
  gone: 'This link works no more',
  too_many: 'One moment, please',
}

function Over({ code, message }: { code: string; message: string }) {
  const heading = HEADING[code]
  if (!heading)
    return (
      <NotFound>
        <p>If it is a link from a message: a part of it may be missing. Try the whole of it again.</p>
      </NotFound>
    )
  return (
    <div className={styles.over}>
      <h1>{heading}</h1>
      <p>{message}</p>
      <p>
        <a href="/contact-us">Contact us</a>
      </p>
    </div>
  )
}
