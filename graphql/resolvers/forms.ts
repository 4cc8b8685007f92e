import { FORMS, PROOF_FIELDS, getForm, submitForm } from '../../contract/forms.ts'
import type { FormKey, Submitted } from '../../contract/forms.ts'
import type { FormFileInput, FormValueInput, InputMaybe, Resolvers } from '../generated/resolvers.ts'
import { Refusal, orNull, orRefusal } from '../errors/refusal.ts'
import type { RestClient } from '../rest/client.ts'

export const formResolvers: Resolvers = {
  // What a product offers to choose from has no picture.
  Option: { image: (option) => ('image' in option ? option.image : null) },
  Query: { form: (_root, params, { rest }) => orNull(rest.data(getForm, { params })) },
  Mutation: {
    submitForm: async (_root, { key, values, file }, { rest }) =>
      isForm(key)
        ? inValues(await orRefusal(send(rest, key, bodyOf(key, values, file))))
        : new Refusal('not_found', 'There is no such form.'),
  },
}

const isForm = (key: string): key is FormKey => Object.hasOwn(FORMS, key)

/** Sends a form as it was filled in; /v1 validates it. */
function send(rest: RestClient, key: FormKey, body: Record<string, unknown>): Promise<Submitted> {
  return rest.data(submitForm[key], { body } as never)
}

/** The fields of a form are values by name here; so is its file, which the form has a field for. */
const inValues = (outcome: Submitted | Refusal) =>
  outcome instanceof Refusal ? outcome.placed((field) => field.replace(/^body/, 'values')) : outcome

/** The body of a form. Browsers send text: a ticked box becomes true, and the file goes into the form's file field. */
function bodyOf(
  key: FormKey,
  values: readonly FormValueInput[],
  file: InputMaybe<FormFileInput> | undefined,
): Record<string, unknown> {
  const body: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const { name, value } of values)
    body[name] = name === 'agreed' ? value === 'on' || value === 'true' : value
  const field = PROOF_FIELDS[key]
  if (field && file) body[field] = { name: file.name, base64: file.base64 }
  return body
}
