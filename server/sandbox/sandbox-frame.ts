import { inlineHash } from '../inline-hash.ts'

/** The pages of the sandbox, by their path. */
const PAGES = [
  ['/sandbox', 'Clock, payments, messages'],
  ['/sandbox/upstream', 'Upstream calls'],
  ['/graphiql', 'GraphiQL'],
] as const

/** A page of the sandbox, and the policy to send it with. */
export type SandboxPage = { html: string; policy: string }

/** A page of the sandbox with its frame; `style` and `main` are its own. Works without JavaScript. */
export function sandboxFrame({
  title,
  path,
  style,
  main,
  showsEmails = false,
}: {
  title: string
  path: (typeof PAGES)[number][0]
  style: string
  main: string
  /** E-mails stand in frames of the page, under its policy, and style themselves with attributes, as mail programs need it. */
  showsEmails?: boolean
}): SandboxPage {
  const css = STYLE + style
  const links = PAGES.map(
    ([href, name]) => `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Larkspur</title>
<link rel="icon" href="/favicon.svg">
<style>${css}</style>
</head>
<body>
<header><a class="mark" href="/">Larkspur<i>.</i></a><p>Sandbox: nothing is charged, nothing is sent.</p><nav aria-label="Sandbox">${links.join('')}</nav></header>
<main>
${main}
</main>
</body>
</html>
`
  const policy = `default-src 'none'; style-src ${inlineHash(css)};${showsEmails ? " style-src-attr 'unsafe-inline';" : ''} img-src 'self'; form-action 'self'; frame-ancestors 'none'`
  return { html, policy }
}

export function escape(text: string): string {
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
header .mark{font:1.75rem/1 Fraunces,'Iowan Old Style',Georgia,serif;color:inherit;text-decoration:none}
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
nav{flex-basis:100%;display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:.5rem;font-size:.9375rem}
nav a{min-height:44px;display:flex;align-items:center;color:var(--moss);text-underline-offset:.3em}
nav [aria-current]{color:var(--ink);text-decoration-color:var(--petal);text-decoration-thickness:2px}
`
