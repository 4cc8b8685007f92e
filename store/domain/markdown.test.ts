import { describe, expect, it } from 'vitest'
import { readingMinutes, toHtml } from './markdown.ts'

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
  ])('makes %s harmless', (markdown) => {
    const html = toHtml(markdown)
    expect(html).not.toMatch(/script|onerror|onclick|javascript:|data:|iframe|style=|<img|<svg|\/\/evil/i)
  })

  it('leaves links of the shop alone and marks those that lead away', () => {
    expect(toHtml('[rules](/promotion-rules)')).toContain('<a href="/promotion-rules">rules</a>')
    expect(toHtml('[ICO](https://ico.org.uk)')).toContain('rel="noopener nofollow"')
  })

  it('has one first heading on a page, and it is not in the text', () => {
    expect(toHtml('# Loud')).toBe('<h2>Loud</h2>')
  })
})

it('says how long a text takes to read', () => {
  expect(readingMinutes('word '.repeat(660))).toBe(3)
  expect(readingMinutes('')).toBe(1)
})
