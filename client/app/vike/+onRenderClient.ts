import { startClient } from '../entry-client.tsx'

/** Starts the page in development. A built page starts itself, by `client/app/start.ts`, and does not load vike's runtime. */
export async function onRenderClient() {
  await startClient()
}
