import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { messageId: string; to: string[]; raw: string }

export type MailServer = {
  url: string
  received: ReceivedMail[]
  /** What to say to a mail once it is here; without it, yes. A promise keeps the sender waiting. */
  decide: (decision: (mail: ReceivedMail) => Promise<void> | void) => void
  stop: () => Promise<void>
}

/** A real SMTP server on a free port. Throw an error with a `responseCode` to refuse a mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let decision: (mail: ReceivedMail) => Promise<void> | void = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString()
        const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? ''
        const mail = { messageId, to: session.envelope.rcptTo.map(({ address }) => address), raw }
        void (async () => decision(mail))().then(
          () => {
            received.push(mail)
            done()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    decide: (next) => {
      decision = next
    },
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
}
