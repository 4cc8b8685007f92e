import { useSyncExternalStore } from 'react'
import { sharedValue } from '../../data/browser/shared-value.ts'
import { useRouter } from '../../ui/router.ts'

/** The fields that were sent. */
type Change = Record<string, string>

/** What buttons of cards have asked for and was not answered yet, by the button. */
const underWay = sharedValue<ReadonlyMap<string, Change>>(new Map())

/**
 * The change that the button of a card asks for in the background: what is under way, null for nothing, and the function that asks. There
 * may be two hundred such buttons, so that only the one that was pressed is drawn anew, and at once. `button` tells it from others;
 * another change by the same button takes the place of one that is under way.
 */
export function useCardChange(button: string, action: string): [Change | null, (change: Change) => void] {
  const router = useRouter()
  const change = useSyncExternalStore(underWay.subscribe, () => changeOf(button), nothing)
  const ask = (fields: Change) => {
    const route = router?.state.matches.at(-1)?.route.id
    if (!router || route === undefined) return
    set(button, fields)
    const formData = new FormData()
    for (const [name, value] of Object.entries(fields)) formData.append(name, value)
    const sent = router.fetch(button, route, action, {
      formMethod: 'post',
      formEncType: 'application/x-www-form-urlencoded',
      formData,
    })
    void sent.finally(() => changeOf(button) === fields && set(button, null))
  }
  return [change, ask]
}

/** What is under way by a button at this moment: a second press may come before anything is drawn of the first. */
export const changeOf = (button: string): Change | null => underWay.get().get(button) ?? null

const nothing = () => null

function set(button: string, change: Change | null): void {
  const next = new Map(underWay.get())
  if (change) next.set(button, change)
  else next.delete(button)
  underWay.set(next)
}
