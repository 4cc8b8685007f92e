import { CARD_TEXT_LENGTH } from '../../../contract/types/field-rules.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import forms from '../../ui/form/forms.module.css'
import { PostForm } from '../../ui/form/post-form.tsx'
import { ADDED, CardTextField } from '../card-text/index.ts'

/** What was to be put in the cart with a card whose words the shop did not take: the words, to be changed, and the way to add it. */
export function AddAgainForm({ problem }: { problem: FormProblem }) {
  return (
    <section aria-labelledby="again-title">
      <h2 id="again-title">Change the card, then add it</h2>
      <PostForm action="/cart" className={forms.form}>
        <input type="hidden" name="intent" value="add" />
        {ADDED.map((name) => (
          <input key={name} type="hidden" name={name} value={problem.typed[name]} />
        ))}
        <CardTextField
          label="What the card says"
          name="cardText"
          maxLength={CARD_TEXT_LENGTH}
          defaultValue={problem.typed.cardText ?? ''}
          problem={problem.errors.cardText?.words}
        />
        <p>
          <button className="button petal">Add to cart</button>
        </p>
      </PostForm>
    </section>
  )
}
