import { CARD_TEXT_LENGTH } from '../../../contract/types/field-rules.ts'
import type { CartLine_LineFragment } from '../../../graphql/generated/graphql.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { SelectField, TextField } from '../../ui/form/text-field.tsx'
import styles from './gift-card-fields.module.css'
import { USUAL_HOUR, hourInWords } from './gift-card.ts'

type Details = NonNullable<NonNullable<CartLine_LineFragment['giftCard']>['details']>
type Props = { details?: Details | null | undefined; text?: string | null | undefined }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** The fields of a gift card by e-mail, of the form around them. */
export function GiftCardFields({ details, text }: Props) {
  return (
    <div className={styles.fields}>
      <TextField
        name="recipientName"
        defaultValue={details?.recipientName ?? ''}
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        name="recipientEmail"
        type="email"
        defaultValue={details?.recipientEmail ?? ''}
        maxLength={254}
        autoComplete="off"
        hint="The code goes there, and nowhere else."
      />
      <TextField name="sender" defaultValue={details?.sender ?? ''} maxLength={80} autoComplete="name" />
      <TextArea name="cardText" defaultValue={text ?? ''} maxLength={CARD_TEXT_LENGTH} rows={3} />
      <div className={styles.when}>
        <TextField
          name="sendOn"
          type="date"
          defaultValue={details?.sendOn ?? ''}
          hint="Without a day it goes out as soon as it is paid."
        />
        <SelectField name="sendHour" defaultValue={String(details?.sendHour ?? USUAL_HOUR)}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hourInWords(hour)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
