import { BaseForm } from './base-form.tsx'

/** The forms that the buttons of all cards belong to, by their `form` attribute. */
export const CART_FORM = 'cart-form'
export const FAVORITES_FORM = 'favorites-form'

/** Once in a page: a form for each of a hundred buttons would be two hundred elements. They send the buttons where scripts do not. */
export function CardForms() {
  return (
    <>
      <BaseForm id={CART_FORM} method="post" action="/cart" hidden />
      <BaseForm id={FAVORITES_FORM} method="post" action="/favorites" hidden />
    </>
  )
}
