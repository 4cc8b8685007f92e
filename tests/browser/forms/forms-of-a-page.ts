import { CARD } from '../shopper.ts'

/** A press of a button that sends a form, and what is typed and chosen in it. Without a button, choosing sends it. */
export type Change = {
  what: string
  /** The selector of what is pressed. */
  press: string
  sends: 'button' | 'choice'
  fields: { selector: string; name: string; type: string }[]
  state: [name: string, value: string][]
}

/**
 * All changes of a page, the same of many things once. The cookie banner and the sandbox's own ask no store; who signs out is
 * signed out here, whatever the store says. Runs in the page, and marks there what the selectors name.
 */
export function changesIn(): Change[] {
  const seen = new Set<string>()
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  // Others send nothing, and there are some with scripts only.
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not([type=button])')]
  for (const details of document.querySelectorAll('details')) details.open = true
  const mark = (kind: string, elements: HTMLElement[]) => {
    for (const [at, element] of elements.entries()) element.setAttribute(`data-${kind}-at`, String(at))
  }
  mark('input', inputs)
  mark('button', buttons)
  // What draws nothing cannot know what is seen.
  const isSeen = (element: HTMLElement) => !element.checkVisibility || element.checkVisibility()
  const presses = [
    ...buttons
      .filter((button) => button.type === 'submit' && !button.disabled && isSeen(button))
      .map((button) => ({ form: button.form, button: button as HTMLButtonElement | null })),
    ...[...document.forms]
      .filter((form) => ![...form.elements].some((part) => part.tagName === 'BUTTON'))
      .map((form) => ({ form: form as HTMLFormElement | null, button: null })),
  ]
  return presses.flatMap(({ form, button }): Change[] => {
    if (!form || form.method !== 'post') return []
    const { pathname, search } = new URL(form.action)
    if (/^\/(consent|sandbox)/.test(pathname)) return []
    const intent = form.querySelector<HTMLInputElement>('input[name=intent]')?.value
    const kind = form.querySelector('input[name=type][value=subscription]') ? 'type=subscription' : ''
    const pressed = button?.name ? `${button.name}=${button.value.replace(/\d+.*/, '')}` : ''
    const type = /type=\w+/.exec(search)?.[0]
    const what = ['POST', pathname + (type ? `?${type}` : ''), intent && `intent=${intent}`, kind, pressed]
      .filter(Boolean)
      .join(' ')
    if (seen.has(what) || /intent=signOut$/.test(what)) return []
    seen.add(what)
    const kinds = ['text', 'email', 'tel', 'date', 'number', 'search', 'textarea']
    const isOfCard = (part: Control) => (part.getAttribute('autocomplete') ?? '').startsWith('cc-')
    const controls = [...form.elements].filter(
      (part): part is Control => ['INPUT', 'TEXTAREA', 'SELECT'].includes(part.tagName) && 'name' in part,
    )
    const fields = inputs.flatMap((input, at) => {
      const { name, type: kind } = input
      const isTyped = input.form === form && name && kinds.includes(kind)
      return isTyped && !input.readOnly && !input.disabled && isSeen(input)
        ? [{ selector: `[data-input-at="${at}"]`, name, type: isOfCard(input) ? 'card' : kind }]
        : []
    })
    const state = controls.flatMap((part): [string, string][] => {
      if (!part.name || ['hidden', 'file', 'submit'].includes(part.type) || isOfCard(part)) return []
      const isChoice = part instanceof HTMLInputElement && ['radio', 'checkbox'].includes(part.type)
      // A card that is written on the way gives its line another slug.
      const name = part.name.replace(/~[0-9a-f]{10}$/, '')
      return isChoice && !part.checked ? [] : [[name, part.value]]
    })
    if (button) {
      const press = `[data-button-at="${buttons.indexOf(button)}"]`
      return [{ what, press, sends: 'button', fields, state }]
    }
    // Choosing one that is chosen changes nothing, and a day of a calendar only opens its windows.
    const radio = radios.find(
      (one) =>
        one.form === form &&
        !one.checked &&
        !one.disabled &&
        one.name !== 'day' &&
        isSeen(one.closest('label') ?? one),
    )
    if (!radio) return []
    return [{ what, press: `[data-input-at="${inputs.indexOf(radio)}"]`, sends: 'choice', fields, state }]
  })
}

/** Chooses what is empty and has to be chosen. Runs in the page. */
export function chooseWhatIsMissing(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox][required]'))
    box.checked = true
  for (const select of document.querySelectorAll('select')) {
    if (select.value) continue
    const first = [...select.options].find(({ value }) => value)
    if (!first) continue
    select.value = first.value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const groups = new Map<string, HTMLInputElement>()
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    const group = `${[...document.forms].indexOf(radio.form as HTMLFormElement)} ${radio.name}`
    if (!groups.has(group)) groups.set(group, radio)
    if (radio.checked) groups.set(group, radio)
  }
  for (const radio of groups.values()) radio.checked = true
}

/** What is typed in a field of a change; nothing where typing would mean something else than the button says. */
export function textFor({ what }: Change, { name, type }: Change['fields'][0]): string | undefined {
  // Who has typed a promo code or that of a gift card means it, whichever button of the form is pressed.
  if ((name === 'code' || name === 'giftCardCode') && /^POST \/checkout\S+$/.test(what)) return undefined
  if (name === 'code' && /promo/.test(what)) return 'ROSES'
  return TYPED_BY_NAME[name] ?? TYPED[type] ?? 'Rose Green'
}

const TYPED: Record<string, string> = {
  email: 'rose@example.org',
  tel: '07700 900123',
  date: '2031-05-04',
  number: '2',
}
const TYPED_BY_NAME: Record<string, string> = {
  ...{ postcode: 'N1 9GU', code: '123456', number: CARD.pays, expiry: '12 / 30', cvc: '123' },
  ...{ until: '2031-05-04', year: '1990', giftCardCode: 'ABCD-EFGH-JKLM-NPQR' },
}
