/** The texts of the sandbox's messages to somebody, the newest first. */
export async function messagesTo(receiver: string): Promise<string[]> {
  const answer = await fetch(`/sandbox/messages?to=${encodeURIComponent(receiver)}`)
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text)
}
