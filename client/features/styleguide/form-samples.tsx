import { CheckedAside, CheckedForm } from '../../ui/form/checked-form.tsx'
import { BaseForm } from '../../ui/form/base-form.tsx'
import { DraftArea } from '../../ui/form/draft-area.tsx'
import { aName, aPhone, anEmail } from '../../ui/form/form-fields.ts'
import type { FormFields } from '../../ui/form/form-fields.ts'
import { fieldProblemOf } from '../../ui/form/form-problem.ts'
import type { FormProblem } from '../../ui/form/form-problem.ts'
import { PostForm } from '../../ui/form/post-form.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { SelectField, TextField } from '../../ui/form/text-field.tsx'
import { Chapter, Specimen } from './specimen.tsx'
import styles from './styleguide-page.module.css'

const FIELDS = {
  name: { label: 'Name', required: true, check: aName },
  email: { label: 'E-mail address', required: true, check: anEmail },
  phone: { label: 'Phone number', check: aPhone },
  country: { label: 'Part of the country' },
  message: { label: 'Message', required: true },
  way: { label: 'How to answer', required: true },
} satisfies FormFields

const WRONG: FormProblem = {
  intent: 'sample',
  errors: {
    name: fieldProblemOf({ code: 'required' }),
    email: fieldProblemOf({ code: 'invalid_email' }),
    way: fieldProblemOf({ code: 'required' }),
  },
  message: '',
  typed: { email: 'iris(at)example.org', message: 'Do you have snowdrops in pots?' },
}
const REFUSED: FormProblem = {
  ...{ intent: 'sample', errors: {}, typed: { name: 'Iris Green', email: 'iris@example.org' } },
  message: 'The shop does not answer at the moment. What you typed is still here.',
}

/** Forms as they come, with mistakes, and refused as a whole. */
export function FormSamples() {
  return (
    <Chapter
      title="Forms"
      lead="A form says by itself what is wrong: a summary that takes the focus, and a sentence under each field. What was typed stays."
    >
      <Specimen file="form/checked-form.tsx, text-field.tsx, radio-group.tsx" state="As it comes">
        <Sample problem={undefined} />
      </Specimen>
      <Specimen file="form/checked-form.tsx" state="With mistakes">
        <Sample problem={WRONG} />
      </Specimen>
      <Specimen file="form/checked-form.tsx" state="Refused as a whole">
        <Sample problem={REFUSED} />
      </Specimen>
      <Specimen file="form/checked-form.tsx" state="One line, sent beside the page">
        <CheckedAside fields={FIELDS} problem={undefined} method="get" action="/styleguide">
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            beside={<button className="button quiet">Check</button>}
          />
        </CheckedAside>
      </Specimen>
      <Specimen file="form/draft-area.tsx" state="Text that is kept until it is sent">
        <label className="field">
          <span>What goes on the card</span>
          <DraftArea name="draft" rows={3} />
        </label>
      </Specimen>
      <Specimen file="form/post-form.tsx, base-form.tsx" state="Only buttons">
        <PostForm action="/styleguide" onSubmit={(event) => event.preventDefault()}>
          <button className="button quiet">Take it out</button>
        </PostForm>
        <BaseForm action="/styleguide" method="get">
          <button className="link">Look again</button>
        </BaseForm>
      </Specimen>
    </Chapter>
  )
}

/** It is never sent. */
function Sample({ problem }: { problem: FormProblem | undefined }) {
  return (
    <CheckedForm
      fields={FIELDS}
      problem={problem && { ...problem, isPlain: true }}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField name="name" autoComplete="off" />
      <TextField name="email" type="email" autoComplete="off" hint="We write there when it is on its way." />
      <TextField name="phone" type="tel" autoComplete="off" />
      <SelectField name="country">
        <option>England</option>
        <option>Scotland</option>
      </SelectField>
      <TextArea name="message" rows={3} />
      <RadioGroup name="way">
        {['By e-mail', 'By telephone'].map((way) => (
          <label className="pick" key={way}>
            <input type="radio" name="way" value={way} />
            <span className={styles.way}>{way}</span>
          </label>
        ))}
      </RadioGroup>
      <button className="button">Send</button>
    </CheckedForm>
  )
}
