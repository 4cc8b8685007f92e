import type { ShopForm_FormFragment } from '../../../graphql/generated/graphql.ts'
import { DraftArea } from '../../ui/form/draft-area.tsx'
import { useField } from '../../ui/form/form-context.ts'
import { PHONE_MASK } from '../../ui/form/phone-field.ts'
import { FieldProblem } from '../../ui/form/text-field.tsx'
import { PictureOptions } from './picture-options.tsx'
import styles from './shop-form.module.css'

type Field = ShopForm_FormFragment['fields'][number]
type Props = {
  field: Field
  /** What a file may be, as media types. */
  fileTypes: string[]
}

/** A field of a form of the store, with its label, its hint and what is wrong with it. */
export function FormField({ field, fileTypes }: Props) {
  const { id } = useField(field.name)
  if (hasPictures(field)) return <PictureOptions field={field} />
  const control = <Control field={field} fileTypes={fileTypes} />
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
      <FieldProblem name={field.name} />
    </div>
  )
}

const hasPictures = ({ type, options }: Field) =>
  type === 'select' && options.length > 0 && options.every(({ image }) => image)

function Control({ field, fileTypes }: Props) {
  const { name, type, maxLength, autocomplete } = field
  const { control, typed = '' } = useField(name, Boolean(field.hint))
  const common = { ...control, autoComplete: autocomplete ?? undefined }
  const limit = maxLength ?? undefined
  switch (type) {
    case 'textarea':
      return <DraftArea {...common} defaultValue={typed} maxLength={limit} rows={5} />
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
    default: {
      const mask = type === 'tel' && PHONE_MASK
      return <input {...mask} {...common} type={type} defaultValue={typed} maxLength={limit} />
    }
  }
}
