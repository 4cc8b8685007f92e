import { describe, expect, it } from 'vitest'
import { readingMinutes, toHtml as render } from './markdown.ts'

const toHtml = (markdown: string) => render(markdown, { versionedName: (_realId, name) => `${name}.1` })

describe('Markdown on the way out', () => {
  it('keeps what a text is made of', () => {
    expect(toHtml('## Water\n\nChange it *daily*.\n\n- cool\n- clean')).toBe(
      '<h2>Water</h2>\n<p>Change it <em>daily</em>.</p>\n<ul>\n<li>cool</li>\n<li>clean</li>\n</ul>',
    )
    expect(toHtml('| a | b |\n| - | - |\n| 1 | 2 |')).toContain('<td>1</td>')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<iframe src="https://example.org"></iframe>',
    '<p style="position:fixed" onclick="alert(1)">x</p>',
    '<a href="//evil.example">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](//evil.example/x.jpg)',
    '![x](http://evil.example/x.jpg)',
    '![x](/v1/user/logout/)',
    '![x](/images/../v1/user/logout/)',
    '![x](/images/%2e%2e/v1/user/logout/)',
    '<img srcset="https://evil.example/x.jpg 2x" alt="x">',
  ])('makes %s harmless', (markdown) => {
    const html = toHtml(markdown)
    expect(html).not.toMatch(/script|onerror|onclick|javascript:|data:|iframe|style=|<img|<svg|\/\/evil/i)
  })

  it('leaves links of the shop alone and marks those that lead away', () => {
    expect(toHtml('[rules](/promotion-rules)')).toContain('<a href="/promotion-rules">rules</a>')
    expect(toHtml('[ICO](https://ico.org.uk)')).toContain('rel="noopener nofollow"')
  })

  it('keeps the address of a link without encryption, marked as one that leads away', () => {
    expect(toHtml('[old](http://old.example/a)')).toBe(
      '<p><a href="http://old.example/a" rel="noopener nofollow">old</a></p>',
    )
  })

  it('shows pictures of the shop, with today’s version, their room and their words', () => {
    const html = toHtml('![Tulips on a sill](/images/LK-JOURNAL/size60/tulips-12ab.jpg)')
    expect(html).toMatch(
      /^<p><img src="\/images\/LK-JOURNAL\/size60\/tulips-12ab\.[a-z0-9]+\.jpg" width="960" height="600" alt="Tulips on a sill" loading="lazy" decoding="async" \/><\/p>$/,
    )
    const outdated = toHtml('![Roses](/images/LK-002001/max/red-12~detail.old1.jpg)')
    expect(outdated).toContain('width="960" height="1200"')
    expect(outdated).not.toContain('old1')
    expect(toHtml('![](/pictures/hero-1080.jpg)')).toBe(
      '<p><img src="/pictures/hero-1080.jpg" alt="" loading="lazy" decoding="async" /></p>',
    )
  })

  it('shows pictures from elsewhere when they are fetched safely, and nothing else of them', () => {
    expect(
      toHtml('<img src="https://cdn.example/a.jpg" width="640" height="1e9" alt="A" onerror="x" style="y">'),
    ).toBe('<img src="https://cdn.example/a.jpg" alt="A" loading="lazy" decoding="async" />')
    expect(
      toHtml('<img src="https://cdn.example/a.jpg" width="640" height="427" alt="A" loading="eager">'),
    ).toContain('width="640" height="427" alt="A" loading="lazy"')
  })

  it('has one first heading on a page, and it is not in the text', () => {
    expect(toHtml('# Loud')).toBe('<h2>Loud</h2>')
  })
})

it('says how long a text takes to read', () => {
  expect(readingMinutes('word '.repeat(660))).toBe(3)
  expect(readingMinutes('')).toBe(1)
})
