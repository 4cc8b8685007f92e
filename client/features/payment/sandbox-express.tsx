import { useNavigation } from 'react-router-dom'
import { PostForm } from '../../ui/form/post-form.tsx'
import styles from './payment-page.module.css'

/** The card of the sandbox that pays. */
const CARD = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' }

/** Apple Pay and Google Pay as the sandbox plays them: either pays at once with its card. Real ones come from the provider. */
export function ExpressButtons() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div className={styles.express} role="group" aria-label="Express">
      {['Apple Pay', 'Google Pay'].map((wallet) => (
        <PostForm key={wallet} isFinal>
          <input type="hidden" name="intent" value="card" />
          {Object.entries(CARD).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="button" aria-disabled={busy}>
            {wallet}
          </button>
        </PostForm>
      ))}
      <p>or by card</p>
    </div>
  )
}
