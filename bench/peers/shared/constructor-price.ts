import type { Constructor } from './answers.ts'

/** What a bouquet of the constructor costs as it is offered at first; pence. */
export function constructorPrice({
  base_price,
  flowers,
  wraps,
  foliage,
  default: chosen,
}: Constructor): number {
  const flower = flowers.find(({ species }) => species === chosen.species)
  const green = foliage.find(({ species }) => species === chosen.foliage)
  const stem = (chosen.length === 'long' ? flower?.price_long : flower?.price_short) ?? 0
  const stems = green ? Math.ceil((chosen.count * green.stems_per_ten) / 10) : 0
  const wrap = wraps.find((entry) => entry.wrap === chosen.wrap)?.price ?? 0
  return base_price + stem * chosen.count + stems * (green?.price ?? 0) + wrap
}
