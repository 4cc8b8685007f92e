import { data, redirect } from 'react-router-dom'
import type { ActionFunctionArgs } from 'react-router-dom'
import { FILE_MEGABYTES } from '../../../contract/types/field-rules.ts'
import type { Refusal_RefusalFragment } from '../../../graphql/generated/graphql.ts'
import { SubmitFormDocument } from '../../../graphql/generated/graphql.ts'
import { pageApi } from '../../data/graphql/page-api.ts'
import { isRefusal } from '../../data/graphql/refusal.ts'
import { refusalSentence } from '../../ui/form/sentences.ts'
import type { FieldProblem, FormAnswer } from '../../ui/form/form-problem.ts'
import { fieldProblemOf } from '../../ui/form/form-problem.ts'

const FILE_BYTES = FILE_MEGABYTES * 1024 * 1024

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
  const refuse = (message: string, errors: Record<string, FieldProblem>) =>
    data({ problem: { intent: key, message, errors, typed } } satisfies FormAnswer, { status: 400 })
  if (file && file.content.size > FILE_BYTES)
    return refuse('', { [file.field]: fieldProblemOf({ code: 'file_too_large', limit: FILE_MEGABYTES }) })
  const values = Object.entries(typed).map(([name, value]) => ({ name, value }))
  const upload = file ? { name: file.content.name, base64: await toBase64(file.content) } : null
  const { submitForm: outcome } = await pageApi(context).mutate(SubmitFormDocument, {
    key,
    values,
    file: upload,
  })
  if (isRefusal(outcome)) {
    const errors = errorsOf(outcome)
    return refuse(Object.keys(errors).length ? '' : refusalSentence(outcome), errors)
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

/** What is wrong with each field: the first rule that it breaks. */
function errorsOf({ parts }: Refusal_RefusalFragment) {
  const errors: Record<string, FieldProblem> = {}
  for (const part of parts) {
    const name = part.field.split('.')[1]
    if (name) errors[name] ??= fieldProblemOf(part)
  }
  return errors
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const letters: string[] = []
  // In pieces, because a call takes a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 0x8000)
    letters.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)))
  return btoa(letters.join(''))
}
