import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { FIELD_WORDS } from '../../../contract/field-rules.ts'
import type { Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import { SubmitFormDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import type { FormAnswer } from '../../ui/form/form-problem.ts'

/** What a form's file may come to. */
const FILE_BYTES = 5 * 1024 * 1024

type Sent = { key: string; typed: Record<string, string>; file: { field: string; content: File } | undefined }

/**
 * Sends in the form that a page was posted with. Answers with what is wrong, or goes to the page's thanks: by
 * default its own address with `?sent=` the form's key, and `again` when it had been sent before.
 */
export async function submitForm(
  { request, context }: ActionFunctionArgs,
  onSent: (sent: Sent, isRepeat: boolean) => string | undefined = () => undefined,
) {
  const sent = readSent(await request.formData())
  const { key, typed, file } = sent
  const refuse = (message: string, errors: Record<string, string>) =>
    data({ problem: { intent: key, message, errors, typed } } satisfies FormAnswer, { status: 400 })
  if (file && file.content.size > FILE_BYTES)
    return refuse('', { [file.field]: 'This file is too large: it may have at most 5 MB' })
  const values = Object.entries(typed).map(([name, value]) => ({ name, value }))
  const upload = file ? { name: file.content.name, base64: await toBase64(file.content) } : null
  const { submitForm: outcome } = await pageApi(context).mutate(SubmitFormDocument, {
    key,
    values,
    file: upload,
  })
  if (isRefusal(outcome)) {
    const errors = errorsOf(outcome, typed)
    return refuse(Object.keys(errors).length ? '' : outcome.message, errors)
  }
  const { pathname } = new URL(request.url)
  return redirect(
    onSent(sent, outcome.isRepeat) ??
      `${pathname}?sent=${key}${outcome.isRepeat ? '&again=1' : ''}#form-${key}`,
  )
}

function readSent(form: FormData): Sent {
  const typed: Record<string, string> = {}
  let file: Sent['file']
  for (const [name, value] of form) {
    if (typeof value === 'string') typed[name] = value
    // An empty file field sends a file without bytes.
    else if (value.size) file = { field: name, content: value }
  }
  const { form: key = '', ...values } = typed
  return { key, typed: values, file }
}

/** The messages by field; what was left empty is simply missing, whatever rule it broke by that. */
function errorsOf({ parts }: Refusal_RefusalFragment, typed: Record<string, string>) {
  const errors: Record<string, string> = {}
  for (const { field, message } of parts) {
    const name = field.split('.')[1]
    if (!name || errors[name]) continue
    const isEmpty = !typed[name]?.trim() && name !== 'agreed'
    const isMissing = isEmpty && /^Invalid|required|must be a date/.test(message)
    errors[name] = isMissing ? FIELD_WORDS.required : sentence(message)
  }
  return errors
}

function sentence(words: string): string {
  return words.startsWith('must ') ? `This ${words}` : words
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const letters: string[] = []
  // In pieces: a function takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 0x8000)
    letters.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)))
  return btoa(letters.join(''))
}
