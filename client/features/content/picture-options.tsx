import type { ShopForm_FormFragment } from '../../../graphql/generated/graphql.ts'
import { useField } from '../../ui/form/form-context.ts'
import { FieldProblem } from '../../ui/form/text-field.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './shop-form.module.css'

type Props = { field: ShopForm_FormFragment['fields'][number] }

/** What a field offers, as pictures of which one is chosen. */
export function PictureOptions({ field: { name, options } }: Props) {
  const { label, typed, control } = useField(name)
  const { required, ...group } = control
  return (
    <fieldset {...group} role="radiogroup" className={styles.pictures} tabIndex={-1}>
      <legend>{label}</legend>
      {options.map(
        ({ value, title, image }) =>
          image && (
            <label className="pick" key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                required={required}
                defaultChecked={typed === value}
              />
              <span>
                <Picture image={image} sizes="(max-width: 479px) 28vw, 190px" small decorative />
                {title}
              </span>
            </label>
          ),
      )}
      <FieldProblem name={name} />
    </fieldset>
  )
}
