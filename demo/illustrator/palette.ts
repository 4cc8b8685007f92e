import type { Colour } from '../../store/catalogue/pictures/drawing.ts'

/** Six tones of one paint, from the shadow in a flower's heart to the lit rim of a petal. */
export type Tones = { heart: string; deep: string; shade: string; mid: string; light: string; rim: string }

const ramp = (
  heart: string,
  deep: string,
  shade: string,
  mid: string,
  light: string,
  rim: string,
): Tones => ({
  heart,
  deep,
  shade,
  mid,
  light,
  rim,
})

/** The flower paints. */
export const FLOWER_TONES: Record<Colour, Tones> = {
  red: ramp('#4d0812', '#7d0d1c', '#a81526', '#c92532', '#dd4a48', '#ef9086'),
  white: ramp('#97a07c', '#c4c8ad', '#dfded0', '#efece3', '#f9f7f1', '#ffffff'),
  purple: ramp('#2d1148', '#48206f', '#653392', '#8450ae', '#a67cc8', '#d0b5e4'),
  pink: ramp('#8a1b4b', '#b33467', '#d45585', '#e87ba2', '#f3a8c1', '#fbd6e1'),
  orange: ramp('#8a2a08', '#b5430c', '#d96416', '#ee842b', '#f6a957', '#fcd39c'),
  peach: ramp('#a54b2c', '#cb744e', '#e3986f', '#f1b691', '#f8d1b5', '#fdebdc'),
  yellow: ramp('#985a06', '#c5840c', '#e4a717', '#f4c433', '#f9da69', '#fdefb1'),
  blue: ramp('#1e2b66', '#2f478f', '#4868b4', '#6c8ed0', '#9ab6e4', '#d0def4'),
  cream: ramp('#a78a58', '#ccb382', '#e2cfa6', '#efe2c3', '#f8f0db', '#fefaf0'),
  burgundy: ramp('#280410', '#430a1b', '#62122a', '#7f1f3a', '#a0405c', '#cb8698'),
  lilac: ramp('#5b4084', '#7c60a5', '#9d85c2', '#baa6d8', '#d5c7e9', '#eee7f6'),
  green: ramp('#3a561d', '#58792a', '#799c3e', '#9ab95a', '#bed387', '#e2ecc0'),
  blush: ramp('#ad6461', '#ce8d87', '#e3aea6', '#efc9c1', '#f8e0d9', '#fdf2ee'),
  coral: ramp('#90271d', '#bf4638', '#de6651', '#ee8770', '#f6ad98', '#fcd9cc'),
}

/** The greens of leaves and stems. */
export const LEAF = {
  garden: ramp('#16301f', '#234529', '#335f37', '#4b7d47', '#72a062', '#a9c791'),
  fresh: ramp('#1f4526', '#356534', '#4f8446', '#70a25a', '#9cc07d', '#cbdfad'),
  silver: ramp('#2d4844', '#47675f', '#66887c', '#87a699', '#acc4b7', '#d3e1d7'),
  olive: ramp('#2e3a17', '#475522', '#647332', '#84924a', '#a8b371', '#cfd6a6'),
} satisfies Record<string, Tones>

/** Other paints of the still lifes. */
export const MATERIAL = {
  kraft: ramp('#6e4a28', '#8f6638', '#ac8150', '#c39a68', '#d6b487', '#e8d0ab'),
  ivory: ramp('#a89978', '#c8bb9d', '#ddd3ba', '#ece4d0', '#f6f0e2', '#fdfaf2'),
  blush: ramp('#a96f69', '#c58d86', '#d9a9a1', '#e8c3bb', '#f2d9d2', '#faece8'),
  sage: ramp('#56664e', '#718266', '#8c9c7f', '#a6b499', '#c1ccb5', '#dde3d4'),
  charcoal: ramp('#17181b', '#24262a', '#33363b', '#464a50', '#63686f', '#8b9097'),
  newsprint: ramp('#8f8a7c', '#aca798', '#c6c1b2', '#dcd7c9', '#e9e5d9', '#f5f2e9'),
  clear: ramp('#9fb1b3', '#b9c8ca', '#cfdadb', '#e0e8e8', '#eff4f3', '#ffffff'),
  wicker: ramp('#54351a', '#754c26', '#956737', '#b1834e', '#c9a06c', '#e2c496'),
  wood: ramp('#4c3220', '#6b4930', '#8a6243', '#a87d5a', '#c29b78', '#dcbf9f'),
  terracotta: ramp('#6d2d1a', '#8f4127', '#b05a39', '#c87552', '#db9877', '#edbfa5'),
  gold: ramp('#6b4b15', '#8f6a22', '#b48b36', '#cfab57', '#e4c987', '#f6e6bd'),
  glass: ramp('#6f8f8c', '#8fabaa', '#aec5c3', '#c9dad8', '#e0ebe9', '#ffffff'),
  chocolate: ramp('#24120a', '#3a1f12', '#52301d', '#6d4429', '#8d603f', '#b58c69'),
  bottle: ramp('#0c1d14', '#14301f', '#1f472d', '#30623f', '#558762', '#9dbf9f'),
  steel: ramp('#3d444a', '#5c656c', '#7e888f', '#a0a9ae', '#c4cbce', '#e8ecec'),
  honey: ramp('#7a3d05', '#a85a08', '#cf7d10', '#e89f25', '#f5be54', '#fbe0a0'),
} satisfies Record<string, Tones>

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)

/** Mixes two #rrggbb paints; `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  let mixed = '#'
  for (const at of [1, 3, 5]) {
    const value = Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
    mixed += value.toString(16).padStart(2, '0')
  }
  return mixed
}

/** The whole ramp moved towards one paint: the way a head in shade, or one in sun, differs from its sister. */
export function tint(tones: Tones, towards: string, share: number): Tones {
  return ramp(
    mix(tones.heart, towards, share),
    mix(tones.deep, towards, share),
    mix(tones.shade, towards, share),
    mix(tones.mid, towards, share),
    mix(tones.light, towards, share),
    mix(tones.rim, towards, share),
  )
}

/** A warmer, richer heart for pale flowers: white petals still need a coloured shadow to read. */
export function withHeart(tones: Tones, heart: string, share: number): Tones {
  return { ...tones, heart: mix(tones.heart, heart, share), deep: mix(tones.deep, heart, share * 0.6) }
}

/** Whether a ramp is near white, so that it wants a contrasting lip or shadow. */
export function isPale({ mid }: Tones): boolean {
  return channel(mid, 1) + channel(mid, 3) + channel(mid, 5) > 640
}
