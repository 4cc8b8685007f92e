/** Sets the clock of a shop, or gives it back the real one. */
export async function setClock(shopUrl: string, now: string | null): Promise<void> {
  const answer = await fetch(`${shopUrl}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })
  if (!answer.ok) throw new Error(`The clock was not set: ${await answer.text()}`)
}

/** Whoever comes next has their page made anew: whatever is kept or being made when the clock is set is of another time. */
export const forgetPages = (shopUrl: string) => setClock(shopUrl, null)
