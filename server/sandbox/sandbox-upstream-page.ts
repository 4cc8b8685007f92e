import type { UpstreamReport } from '../../graphql/rest/call-recorder.ts'
import { CACHE_WORDS, cacheWords, outcomeOf, share, sumOf } from '../../graphql/rest/call-words.ts'
import type { SandboxPage } from './sandbox-frame.ts'
import { escape, sandboxFrame } from './sandbox-frame.ts'
import type { LoggedRequest } from './recent-requests.ts'

/** So many requests are unfolded. */
const OPEN = 3

const londonTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' })

/** The page at /sandbox/upstream: the calls of /v1 that were made for the newest pages and operations, or for those of `page`. */
export function upstreamPage(requests: LoggedRequest[], page: string): SandboxPage {
  const again = page ? `/sandbox/upstream?page=${encodeURIComponent(page)}` : '/sandbox/upstream'
  const list = requests.length
    ? requests.map((request, at) => requestPart(request, at < OPEN)).join('')
    : `<p class="empty">${page ? 'This page was not asked for yet.' : 'No page was asked for yet.'} Open <a href="${escape(pathOf(page))}">${escape(pathOf(page))}</a> and come back.</p>`
  const main = `<section>
<h1>What a page asks the store</h1>
<p>The calls of <code>/v1</code> behind the newest pages and operations. Open a page of the shop, then look here again.</p>
<form method="get" action="/sandbox/upstream" novalidate><label>Only the page <input name="page" value="${escape(page)}" placeholder="/category/roses" spellcheck="false" autocomplete="off"></label><button class="quiet">Show</button></form>
<form method="post" action="/sandbox/forget" novalidate><input type="hidden" name="page" value="${escape(page)}"><a class="button" href="${escape(again)}">Look again</a><button class="quiet">Forget kept pages and answers</button></form>
</section>
<section class="requests" aria-label="Requests">${list}</section>
<section>
<h2>How to read it</h2>
<dl>${Object.values(CACHE_WORDS)
    .map(({ word, meaning }) => `<dt><b class="cache ${word}">${word}</b></dt><dd>${meaning}</dd>`)
    .join(
      '',
    )}<dt>round</dt><dd>Calls of one round are under way together. A call of round 2 began after one of round 1 was answered.</dd></dl>
</section>`
  return sandboxFrame({ title: 'Upstream calls', path: '/sandbox/upstream', style: STYLE, main })
}

function requestPart({ method, url, isPage, at, status, recorder }: LoggedRequest, isOpen: boolean): string {
  const report = recorder.report()
  const name = isPage ? `${method} ${url}` : (recorder.operation ?? 'an operation without a name')
  const facts = [status ?? 'under way', sumOf(report), ...(report.calls.length ? [`${report.ms} ms`] : [])]
  return `<details${isOpen ? ' open' : ''}>
<summary><span class="what">${escape(name)}</span><span class="facts">${facts.join(' · ')}</span><time datetime="${at.toISOString()}">${londonTime.format(at)}</time></summary>
${report.calls.length ? waterfall(report) : `<p class="empty">${isPage ? 'The page was kept: nobody was asked for anything.' : 'It made no call of /v1.'}</p>`}
</details>`
}

function waterfall({ calls, ms }: UpstreamReport): string {
  const rows = calls.map((call) => {
    const { word, meaning } = cacheWords(call)
    const [left, width] = [share(call.startMs, ms), Math.max(0.6, share(call.ms, ms))]
    const times =
      call.times > 1
        ? ` <span class="times" title="Asked for ${call.times} times, called once">×${call.times}</span>`
        : ''
    return `<tr class="${word}${call.failure ? ' failed' : ''}">
<td class="call"><code><b>${call.method}</b> ${escape(call.path)}</code>${times}</td>
<td><b class="cache ${word}" title="${meaning}">${word}</b></td>
<td class="number">${escape(outcomeOf(call))}</td>
<td class="number">${call.ms} ms</td>
<td class="time"><svg width="100%" height="10" aria-hidden="true"><rect x="${left}%" width="${width}%" height="10" rx="2"/></svg></td>
</tr>`
  })
  return `<table><thead><tr><th scope="col">Call</th><th scope="col">Cache</th><th scope="col" class="number">Status</th><th scope="col" class="number">Took</th><th scope="col">0 – ${ms} ms</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Only a path of ours can be opened. */
const pathOf = (page: string) => (/^\/(?!\/)/.test(page) ? page : '/')

const STYLE = `
header,main{max-width:1040px}
main{gap:2rem}
.button{display:inline-flex;align-items:center;min-height:44px;padding:.5rem 1.25rem;border:1px solid var(--ink);border-radius:4px;background:var(--ink);color:var(--paper);text-decoration:none}
.requests{display:grid;gap:.75rem}
details{background:var(--card);border:1px solid var(--line);border-radius:4px;padding:0 1.25rem;min-width:0}
summary{display:flex;flex-wrap:wrap;gap:.1rem 1rem;align-items:baseline;padding:.75rem 0;cursor:pointer}
summary .what{font-weight:600;overflow-wrap:anywhere}
.facts,summary time{color:var(--moss);font-size:.875rem;font-variant-numeric:tabular-nums}
summary time{margin-left:auto}
.empty{margin:0 0 1rem;color:var(--moss)}
table{table-layout:fixed;width:100%;border-collapse:collapse;margin:0 0 1rem;font-size:.875rem}
th{font-weight:400;text-align:left;color:var(--moss);padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line)}
td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:middle}
tbody tr:last-child td{border-bottom:0}
td.call{overflow-wrap:anywhere;line-height:1.4}
code{font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
td.call b{font-weight:600;color:var(--moss)}
.times{color:var(--petal);white-space:nowrap}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.cache{display:inline-block;min-width:3.4rem;padding:0 .4rem;border-radius:3px;text-align:center;font-size:.75rem;font-weight:600;line-height:1.6}
.cache.hit{background:#d8e8dc;color:#1d5135}
.cache.shared{background:#e6e0f1;color:#4a3672}
.cache.miss{background:#f6e3c5;color:#6b4303}
.cache.own{background:#e8e4dc;color:#4d4636}
th:nth-child(1){width:42%}
th:nth-child(2){width:5rem}
th:nth-child(3){width:4.5rem}
th:nth-child(4){width:6rem}
.time{position:relative;padding-right:0}
.time svg{position:absolute;inset:calc(50% - 5px) 0 auto;fill:#c98a2c}
.hit .time svg{fill:#4f9067}
.shared .time svg{fill:#7d63b0}
.own .time svg{fill:#8f836b}
.failed .time svg{fill:var(--petal)}
.failed .number{color:var(--petal)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.5rem 1rem;margin:0;font-size:.9375rem}
dd{margin:0;color:var(--moss)}
@media (max-width:640px){
thead{display:none}
tbody tr{display:grid;grid-template-columns:max-content max-content 1fr;gap:.1rem .75rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
tbody tr:last-child{border-bottom:0}
td{border:0;padding:0}
td.call,td.time{grid-column:1/-1;width:auto}
td.time{height:14px}
summary time{margin-left:0}
}
`
