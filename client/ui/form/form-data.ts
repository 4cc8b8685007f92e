/** Gives the value of a form's field as text. */
export type Field = (name: string) => string

/** The values of a posted form as text; a field that is missing is empty. */
export async function readForm(request: Request): Promise<Field> {
  return fieldsOf(await request.formData())
}

/** Like `readForm`, for form data. */
export function fieldsOf(form: FormData): Field {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}

/** Parses a whole number from a form; NaN when it is none, for the gateway to refuse. */
export function wholeNumber(text: string): number {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
}
