// The shop's palette as literal values: mail clients support neither style sheets nor CSS variables.
export const PAPER = '#faf6ef'
export const CARD = '#fffdf9'
export const LINE = '#e3d9c8'
export const INK = '#1c3328'
export const LEAF = '#1f4030'
export const MOSS = '#566a5c'
export const PETAL = '#b3304f'
export const SERIF = "Fraunces,'Iowan Old Style',Georgia,'Times New Roman',serif"
export const SANS = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif"

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
