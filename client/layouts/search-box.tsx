import { useId, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { RemoveSearchPhraseDocument } from '../../graphql/generated/graphql.ts'
import { BaseForm } from '../components/base-form.tsx'
import { Icon } from '../components/icon.tsx'
import { keepSearch } from '../data/kept-search.ts'
import { pageApi } from '../data/page-api.ts'
import { isRefusal } from '../data/refusal.ts'
import { showToast } from '../data/toasts.ts'
import styles from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { optionsOf, useSuggestions } from './suggestions.ts'

/**
 * Search in the header: a plain form, which suggests while one types. Give it a key of the page it stands on; `asked` is
 * what that page has looked for.
 */
export function SearchBox({ asked }: { asked: string }) {
  const [words, setWords] = useState(asked)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [forgotten, setForgotten] = useState<readonly string[]>([])
  const suggestions = useSuggestions(words, open)
  const options = open ? optionsOf(suggestions, words, forgotten) : []
  const navigate = useNavigate()
  const id = useId()

  const close = () => {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      // A browser would clear the field at once, and the empty field would open its list again.
      event.preventDefault()
      if (options.length) return close()
      event.currentTarget.value = ''
      setWords('')
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((at) => (options.length ? (at + step + options.length + 1) % (options.length + 1) : -1))
    }
    const chosen = options[active]
    if (event.key === 'Delete' && chosen?.kind === 'past') {
      event.preventDefault()
      forget(chosen.title)
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      keepSearch(chosen.phrase)
      void navigate(chosen.href)
    }
  }

  /** Off the list at once, and back on it when the shop could not forget it. */
  function forget(phrase: string) {
    setForgotten((phrases) => [...phrases, phrase])
    setActive(-1)
    forgetPhrase(phrase).catch(() => {
      setForgotten((phrases) => phrases.filter((other) => other !== phrase))
      showToast(`“${phrase}” could not be forgotten. Please try again.`, 'red')
    })
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <BaseForm
      action="/search"
      role="search"
      aria-label="The shop"
      className={styles.search}
      onBlur={onBlur}
      onSubmit={() => keepSearch(words)}
    >
      <Icon name="search" />
      <input
        type="search"
        name="q"
        aria-label="Search flowers and gifts"
        placeholder="Search flowers and gifts"
        defaultValue={asked}
        maxLength={100}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setWords(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
      />
      {options.length > 0 && (
        <SuggestionList
          id={id}
          options={options}
          active={active}
          onChoose={({ phrase }) => keepSearch(phrase)}
          onForget={forget}
        />
      )}
    </BaseForm>
  )
}

/** Throws when the shop did not do it. */
async function forgetPhrase(phrase: string): Promise<void> {
  const { removeSearchPhrase } = await pageApi(undefined).mutate(RemoveSearchPhraseDocument, { phrase })
  if (isRefusal(removeSearchPhrase)) throw new Error(removeSearchPhrase.message)
}
