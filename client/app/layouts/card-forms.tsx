import { BaseForm } from '../../ui/form/base-form.tsx'
import { CART_FORM, FAVORITES_FORM } from '../../ui/form/card-forms.ts'

/** Once in a page: a form for each of a hundred buttons would be two hundred elements. They send the buttons where scripts do not. */
export function CardForms() {
  return (
    <>
      <BaseForm id={CART_FORM} method="post" action="/cart" hidden />
      <BaseForm id={FAVORITES_FORM} method="post" action="/favorites" hidden />
    </>
  )
}
