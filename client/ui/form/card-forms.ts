/** The forms that the buttons of all cards belong to, by their `form` attribute; every page has them once (client/app/layouts/card-forms.tsx). */
export const CART_FORM = 'cart-form'
export const FAVORITES_FORM = 'favorites-form'
