/**
 * Lets the banner go at once when something was chosen; without scripts the page comes anew without it. `onKept` is
 * called when the answer is kept.
 */
export function handleConsentForm(onKept: () => void): void {
  const banner = document.getElementById('consent')
  const form = banner?.querySelector('form')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const body = new URLSearchParams({ choice: choiceOf(event.submitter) })
    fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).then(onKept, () =>
      form.submit(),
    )
    banner?.remove()
  })
}

function choiceOf(button: HTMLElement | null): string {
  return button instanceof HTMLButtonElement ? button.value : 'necessary'
}
