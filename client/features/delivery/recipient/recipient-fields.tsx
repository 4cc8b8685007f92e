import { phoneInWords } from '../../../data/phone.ts'
import { keepDraft } from '../../../ui/form/drafts.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

type Props = {
  /** What is known of them. */
  recipient: { name?: string | undefined; phone?: string; note?: string | null }
  /** What is typed is there after a reload and the way back, too. */
  isDraft?: boolean
  /** What the phone number is for. */
  phoneHint: string
}

/** The fields of RECIPIENT (recipient.ts), in a form around them. */
export function RecipientFields({ recipient: { name, phone, note }, isDraft = false, phoneHint }: Props) {
  return (
    <>
      <TextField
        name="name"
        ref={isDraft ? keepDraft : undefined}
        defaultValue={name}
        autoComplete="shipping name"
        maxLength={80}
      />
      <TextField
        name="phone"
        ref={isDraft ? keepDraft : undefined}
        type="tel"
        defaultValue={phone ? phoneInWords(phone) : ''}
        autoComplete="shipping tel"
        maxLength={30}
        hint={phoneHint}
      />
      <TextArea name="note" defaultValue={note ?? ''} maxLength={300} rows={2} />
    </>
  )
}
