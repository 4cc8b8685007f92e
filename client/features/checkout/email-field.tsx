import { useState } from 'react'
import type { ComponentProps, FocusEvent, MouseEvent } from 'react'
import { restore } from '../../ui/form/drafts.ts'
import { TextField } from '../../ui/form/text-field.tsx'

/** A line for an e-mail address. Asks whether another was meant when its domain looks like a slip of the hand; it is taken as it stands all the same. */
export function EmailField({ hint, ...props }: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [meant, setMeant] = useState<string>()

  async function look({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
    const typed = field.value
    const { suggestEmail } = await import('./email-suggestion.ts')
    if (field.value === typed) setMeant(suggestEmail(typed))
  }

  function take({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.closest('.field')?.querySelector('input')
    if (!field || meant === undefined) return
    restore(field, meant)
    field.focus()
  }

  const question = (
    <span role="status">
      {meant !== undefined && (
        <>
          Did you mean{' '}
          <button type="button" className="link" onClick={take}>
            {meant}
          </button>
          ?
        </>
      )}
    </span>
  )
  return (
    <TextField
      {...props}
      type="email"
      onBlur={(event) => void look(event)}
      onInput={() => setMeant(undefined)}
      hint={
        <>
          {hint} {question}
        </>
      }
    />
  )
}
