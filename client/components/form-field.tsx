import type { ShopForm_FormFragment } from '../../graphql/generated/graphql.ts'
import styles from './shop-form.module.css'

type Field = ShopForm_FormFragment['fields'][number]
type Props = {
  field: Field
  id: string
  /** What a file may be, as media types. */
  fileTypes: string[]
  /** What had been typed when the form was refused. */
  typed: string | undefined
  wrong: string | undefined
}

/** A field with its label, its hint and what is wrong with it. */
export function FormField({ field, id, fileTypes, typed, wrong }: Props) {
  const notes = [field.hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ')
  const control = <Control {...{ field, id, fileTypes, typed, wrong }} notes={notes || undefined} />
  const isBox = field.type === 'checkbox'
  return (
    <div className={isBox ? 'field' : `field ${styles.field}`} data-type={field.type}>
      {isBox ? (
        <label className="check" htmlFor={id}>
          {control}
          <span>{field.label}</span>
        </label>
      ) : (
        <>
          <label htmlFor={id}>
            {field.label}
            {!field.isRequired && <span className={styles.optional}> (optional)</span>}
          </label>
          {control}
        </>
      )}
      {field.hint && (
        <span className="hint" id={`${id}-hint`}>
          {field.hint}
        </span>
      )}
      {wrong && (
        <span className="wrong" id={`${id}-wrong`}>
          {wrong}
        </span>
      )}
    </div>
  )
}

function Control({ field, id, fileTypes, typed = '', wrong, notes }: Props & { notes: string | undefined }) {
  const { name, type, isRequired: required, maxLength, autocomplete } = field
  const common = {
    ...{ id, name, required, 'aria-describedby': notes, 'aria-invalid': wrong ? true : undefined },
    autoComplete: autocomplete ?? undefined,
  }
  const limit = maxLength ?? undefined
  switch (type) {
    case 'textarea':
      return <textarea {...common} defaultValue={typed} maxLength={limit} rows={5} />
    case 'checkbox':
      return <input {...common} type="checkbox" defaultChecked={typed === 'on'} />
    case 'file':
      return <input {...common} type="file" accept={fileTypes.join(',')} />
    case 'select':
      return (
        <select {...common} defaultValue={typed}>
          <option value="">Choose…</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      )
    default:
      return <input {...common} type={type} defaultValue={typed} maxLength={limit} />
  }
}
