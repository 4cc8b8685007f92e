/**
 * Offers a page to the programmes that the device sends things on with. Answers false where there is nothing of the kind, or it failed;
 * true also for who closes it, and has changed their mind.
 */
export async function sendOn(page: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
