import { startClient } from '../entry-client.tsx'

export async function onRenderClient() {
  await startClient()
}
