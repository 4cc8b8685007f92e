/** What a browser sends when a button is pressed: where to, how, and what stands in the form. */
export type SentForm = { url: string; method: string; enctype: string; data: FormData }

/** The form that a button sends, as it is filled in. Throws when the button has none. */
export function formSentBy(button: HTMLButtonElement): SentForm {
  const { form } = button
  if (!form) throw new Error(`This button sends no form: ${button.outerHTML}`)
  const sent = formSentByKey(form, button)
  // jsdom knows the attributes, not the properties.
  const [action, method] = [button.getAttribute('formaction'), button.getAttribute('formmethod')]
  const url = action === null ? sent.url : new URL(action, button.baseURI).href
  return { ...sent, url, method: method ?? sent.method }
}

/** The form that a key sends in one of its fields, where no button does. */
export function formSentByKey(form: HTMLFormElement, button?: HTMLButtonElement): SentForm {
  const { FormData } = form.ownerDocument.defaultView as unknown as { FormData: typeof globalThis.FormData }
  const { action: url, method, enctype } = form
  return { url, method, enctype, data: new FormData(form, button) }
}

/** What stands in a form as text, in its order; a file by its name. */
export const textsOf = (data: FormData): [string, string][] =>
  [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])

/** The address that a form which only asks leads to. */
export const askedBy = ({ url, data }: Pick<SentForm, 'url' | 'data'>): string =>
  `${url.replace(/\?.*/, '')}?${new URLSearchParams(textsOf(data))}`
