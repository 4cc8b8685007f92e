import { startClient } from './entry-client.tsx'

void startClient()
