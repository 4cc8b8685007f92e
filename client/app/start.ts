import { startClient } from './entry-client.tsx'

// The entry of a built page; in development vike calls `+onRenderClient.ts`.
void startClient()
