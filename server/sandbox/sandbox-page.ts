import type { SandboxPage } from './sandbox-frame.ts'
import { escape, sandboxFrame } from './sandbox-frame.ts'

/** The state of the store's sandbox. */
export type SandboxState = {
  now: string
  set: boolean
  switches: { name: string; title: string; on: boolean }[]
}

export type SandboxMessage = {
  id: string
  channel: string
  to: string
  subject: string
  text: string
  html: string | null
  sentAt: string
}

const CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0027 6000 3184', 'asks for 3-D Secure'],
  ['4000 0000 0000 0341', 'pays, and is declined when a subscription charges it again'],
]

const CHANNEL: Record<string, string> = { sms: 'Text', whatsapp: 'WhatsApp', email: 'E-mail' }

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'medium',
})
const londonShort = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** The page at /sandbox: clock, messages and switches. Works without JavaScript. */
export function sandboxPage(
  state: SandboxState,
  messages: SandboxMessage[],
  to: string,
  problem: string,
): SandboxPage {
  return sandboxFrame({
    title: 'Sandbox',
    path: '/sandbox',
    style: STYLE,
    showsEmails: true,
    main: [clockPart(state, problem), paymentPart(state), messagesPart(messages, to)].join('\n'),
  })
}

function clockPart({ now, set }: SandboxState, problem: string): string {
  return `<section>
<h1>${escape(london.format(new Date(now)))}</h1>
<p>${set ? 'The shop’s clock stands still. It was set.' : 'The shop’s clock runs with the real one.'} London time; in UTC ${escape(now)}</p>
${problem ? `<p class="problem" role="alert">${escape(problem)}</p>` : ''}
<form method="post" action="/sandbox/clock" novalidate>
<label>Set it to <input name="now" value="${escape(now.replace(/\.\d+/, ''))}" spellcheck="false" autocomplete="off"></label>
<button>Set the clock</button>
${set ? '<button name="free" value="1" class="quiet">Let it run</button>' : ''}
</form>
</section>`
}

function paymentPart({ switches }: SandboxState): string {
  const rows = switches.map(
    ({
      name,
      title,
      on,
    }) => `<tr><td>${escape(title)}</td><td><form method="post" action="/sandbox/payments" novalidate>
<input type="hidden" name="name" value="${escape(name)}"><button name="on" value="${!on}" class="${on ? '' : 'quiet'}" aria-label="${escape(title)}: ${on ? 'on, switch off' : 'off, switch on'}">${on ? 'on' : 'off'}</button></form></td></tr>`,
  )
  const cards = CARDS.map(([number, what]) => `<tr><td><code>${number}</code></td><td>${what}</td></tr>`)
  return `<section>
<h2>Payments</h2>
<table>${cards.join('')}</table>
<p>Any future date and any three digits go with a card.</p>
<table class="switches">${rows.join('')}</table>
</section>`
}

function messagesPart(messages: SandboxMessage[], to: string): string {
  const list = messages.length
    ? messages.map(messageItem).join('')
    : `<p class="empty">${to ? 'Nothing was sent there yet.' : 'Nothing was sent yet.'}</p>`
  return `<section class="messages">
<h2>Messages</h2>
<form method="get" action="/sandbox" novalidate><label>Sent to <input name="to" value="${escape(to)}" placeholder="a phone number or an e-mail address"></label><button class="quiet">Show</button></form>
<p>Nobody is at <code>nobody@larkspur.example</code> and <code>07400 404404</code>: what is sent there never arrives.</p>
${list}
</section>`
}

function messageItem({ channel, to, subject, text, html, sentAt }: SandboxMessage): string {
  // The frame runs no scripts and loads nothing.
  const look = html
    ? `<details><summary>As it looks</summary><iframe sandbox title="${escape(subject)}" srcdoc="${escape(html)}"></iframe></details>`
    : ''
  return `<article>
<p class="meta"><b>${escape(CHANNEL[channel] ?? channel)}</b> to ${escape(to)} <time datetime="${escape(sentAt)}">${escape(londonShort.format(new Date(sentAt)))}</time></p>
${subject ? `<h3>${escape(subject)}</h3>` : ''}
<pre>${escape(text)}</pre>
${look}
</article>`
}

const STYLE = `
table{border-collapse:collapse;width:100%}
td{padding:.5rem 0;border-bottom:1px solid var(--line)}
.switches form{margin:0;justify-content:end}
article{background:var(--card);border:1px solid var(--line);border-radius:4px;padding:1rem 1.25rem;margin-top:1rem}
.meta{font-size:.875rem;margin-bottom:.5rem;display:flex;flex-wrap:wrap;gap:.4rem}
.meta time{margin-left:auto}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
summary{cursor:pointer;margin-top:.75rem;color:var(--petal)}
iframe{width:100%;height:560px;border:1px solid var(--line);margin-top:.75rem;background:var(--paper)}
`
