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
): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sandbox · Larkspur</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Larkspur<i>.</i></a><p>Sandbox: nothing is charged, nothing is sent.</p></header>
<main>
${clockPart(state, problem)}
${paymentPart(state)}
${messagesPart(messages, to)}
</main>
</body>
</html>
`
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
<p>Any date to come and any three digits go with a card.</p>
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

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const STYLE = `
:root{--paper:#faf6ef;--card:#fffdf9;--line:#e3d9c8;--ink:#1c3328;--moss:#566a5c;--petal:#b3304f;color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 'Instrument Sans Variable','Helvetica Neue',Arial,sans-serif}
header,main{max-width:760px;margin:0 auto;padding:1.5rem 1rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
header a{font:1.75rem/1 Fraunces,'Iowan Old Style',Georgia,serif;color:inherit;text-decoration:none}
header i{color:var(--petal)}
header p,.meta,section>p{margin:0;color:var(--moss)}
main{display:grid;gap:2.5rem}
h1,h2{font-family:Fraunces,'Iowan Old Style',Georgia,serif;font-weight:400;line-height:1.15;margin:0 0 .5rem}
h1{font-size:clamp(1.75rem,1.2rem + 2.4vw,2.75rem)}
h2{font-size:1.5rem;border-top:1px solid var(--line);padding-top:1.25rem}
h3{margin:0 0 .25rem;font-size:1.0625rem}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0 0}
label{flex:1 1 16rem;font-size:.875rem;color:var(--moss)}
input{display:block;width:100%;min-height:44px;padding:.5rem .75rem;border:1px solid var(--line);border-radius:4px;background:var(--card);color:inherit;font:inherit}
button{min-height:44px;padding:.5rem 1.25rem;border:1px solid var(--ink);border-radius:4px;background:var(--ink);color:var(--paper);font:inherit;cursor:pointer}
button.quiet{background:none;color:var(--ink)}
:focus-visible{outline:2px solid var(--petal);outline-offset:2px}
.problem{color:var(--petal)}
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
