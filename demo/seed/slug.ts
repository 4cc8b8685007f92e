/** 'The Marylebone' to 'the-marylebone', 'Rosé' to 'rose'. */
export function slugFrom(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
