import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'

/** A list below a field: which option is meant, and what keys and pointer do with it (the ARIA combobox pattern). */
export type Combobox<Option> = {
  isOpen: boolean
  at: number
  active: Option | undefined
  open: () => void
  choose: (index: number) => void
  onBlur: (event: FocusEvent) => void
  combobox: (listId: string) => object
}

/** Options that show by themselves as soon as there are any, until one is chosen or the list is closed. */
export function useCombobox<Option>(list: Option[], onChoose: (option: Option) => void): Combobox<Option> {
  const [closed, setClosed] = useState<Option[]>()
  const [marked, setMarked] = useState<{ list: Option[]; at: number }>()
  const isOpen = list.length > 0 && closed !== list
  const at = isOpen && marked?.list === list ? marked.at : -1
  const mark = (index: number) => setMarked({ list, at: index })
  const close = () => {
    setClosed(list)
    mark(-1)
  }
  const choose = (index: number) => {
    const option = list[index]
    if (option === undefined) return
    close()
    onChoose(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
    if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      choose(at)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!step || !list.length) return
    event.preventDefault()
    setClosed(undefined)
    // One more place than there are options: the field itself.
    mark(((at + step + list.length + 2) % (list.length + 1)) - 1)
  }

  return {
    ...{ isOpen, at, choose },
    active: list[at],
    open: () => setClosed(undefined),
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
    combobox: (listId) => ({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': at >= 0 ? `${listId}-${at}` : undefined,
      onKeyDown,
    }),
  }
}
