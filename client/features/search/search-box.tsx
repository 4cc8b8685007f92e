import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { useClient } from 'urql'
import { showToast } from '../../data/toasts.ts'
import { BaseForm } from '../../ui/form/base-form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import styles from './search-box.module.css'
import { useRememberSearch } from './search-history.ts'
import type { Option } from './suggestion-options.ts'

/** What is suggested is fetched when somebody turns to the box; one can search without. */
const load = () => import('./suggestions.tsx')
const Suggestions = lazyPart(async () => (await load()).Suggestions)

/** The page of a search box: the key of its history entry, and the phrase it searched for. */
type Page = { at: string; asked: string }

/**
 * Search in the header. Each page has a box of its own. A shopper who goes on in it while the next page is on its way, by keys or
 * by pointing, keeps it with its words and the focus.
 */
export function SearchBox({ at, asked }: Page) {
  const isLeaving = useNavigation().state !== 'idle'
  // A search is on its way before that is drawn, and may have come before it is.
  const isSent = useRef(false)
  const [isTyping, setTyping] = useState(false)
  const [box, setBox] = useState({ key: at, at, asked })
  if (box.at !== at) {
    setBox(isTyping ? { ...box, at } : { key: at, at, asked })
    setTyping(false)
  }
  useEffect(() => {
    isSent.current = false
  }, [at])
  return (
    <Box
      key={box.key}
      asked={box.asked}
      isKept={box.key !== box.at}
      onUse={() => {
        if (isLeaving || isSent.current) setTyping(true)
      }}
      onSearch={() => {
        isSent.current = true
        setTyping(false)
      }}
    />
  )
}

type Props = { asked: string; isKept: boolean; onUse: () => void; onSearch: () => void }

/** A plain form, which suggests while one types. */
function Box({ asked, isKept, onUse, onSearch }: Props) {
  const [words, setWords] = useState(asked)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [forgotten, setForgotten] = useState<readonly string[]>([])
  const [suggested, setSuggested] = useState<readonly Option[]>([])
  const options = open ? suggested : []
  const [isUsed, setUsed] = useState(false)
  const navigate = useNavigate()
  const client = useClient()
  const rememberSearch = useRememberSearch()
  const id = useId()

  const openList = () => {
    setOpen(true)
    setUsed(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // These leave the box; all other keys are meant for it, also those that select its words to type others.
    if (event.key !== 'Enter' && event.key !== 'Tab') onUse()
    if (event.key === 'Escape') {
      // A browser would clear the field at once, and the empty field would open its list again.
      event.preventDefault()
      if (options.length) return close()
      event.currentTarget.value = ''
      setWords('')
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      openList()
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
      rememberSearch(chosen.phrase)
      onSearch()
      void navigate(chosen.href)
    }
  }

  /** Off the list at once, and back on it when the shop could not forget it. */
  function forget(phrase: string) {
    setForgotten((phrases) => [...phrases, phrase])
    setActive(-1)
    load()
      .then(({ forgetPhrase }) => forgetPhrase(client, phrase))
      .catch(() => {
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
      onPointerEnter={() => void load().catch(() => {})}
      onBlur={onBlur}
      onSubmit={() => {
        rememberSearch(words)
        onSearch()
      }}
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
        onFocus={openList}
        onPointerDown={onUse}
        data-typing={isKept || undefined}
        onChange={(event) => {
          onUse()
          setWords(event.target.value)
          setActive(-1)
          openList()
        }}
        onKeyDown={onKeyDown}
      />
      {isUsed && (
        <Suggestions
          id={id}
          words={words}
          isOpen={open}
          forgotten={forgotten}
          active={active}
          onOptions={setSuggested}
          onChoose={({ phrase }) => rememberSearch(phrase)}
          onForget={forget}
        />
      )}
    </BaseForm>
  )
}
