type Window = { disabled: boolean; price: { amount: number; text: string } }

/** What the windows of a day cost at least, of those that can be had; undefined when none can. */
export const lowestPrice = (windows: readonly Window[]): Window['price'] | undefined =>
  windows
    .filter(({ disabled }) => !disabled)
    .map(({ price }) => price)
    .sort((one, other) => one.amount - other.amount)[0]
