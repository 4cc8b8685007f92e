/** Whether the shop answers at all: without it the browser's own error page would take the place of this one, and of what was typed. */
export const isShopReached = (): Promise<boolean> =>
  // eslint-disable-next-line no-restricted-globals -- it asks for no data.
  fetch('/livez', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Sends a form as a document, as a browser without scripts does: the page that answers has scripts that the shop understands.
 * Never resolves: this page is being left.
 */
export function sendAsDocument(address: string, fields: FormData): Promise<never> {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.name = name
    if (typeof value === 'string') {
      input.type = 'hidden'
      input.value = value
    } else {
      const files = new DataTransfer()
      if (value.size) files.items.add(value)
      input.type = 'file'
      input.files = files.files
      form.enctype = 'multipart/form-data'
    }
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  return new Promise(() => {})
}
