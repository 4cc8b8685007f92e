/** The cards that the shop takes and knows by their first digits. */
export type CardBrand = 'Visa' | 'Mastercard' | 'Amex'

/** The logo of a brand of payment cards. */
export function CardMark({ brand }: { brand: CardBrand }) {
  return (
    <svg width="38" height="24" viewBox="0 0 38 24" role="img" aria-label={brand}>
      <rect width="38" height="24" rx="3.5" fill={GROUNDS[brand]} />
      {brand === 'Mastercard' ? (
        <>
          <circle cx="15" cy="12" r="7" fill="#eb001b" />
          <circle cx="23" cy="12" r="7" fill="#f79e1b" />
          <path d="M19 6.250a7 7 0 0 1 0 11.500a7 7 0 0 1 0-11.500Z" fill="#ff5f00" />
        </>
      ) : (
        <text
          x="19"
          y="16"
          textAnchor="middle"
          fill="#fff"
          fontFamily="Arial, sans-serif"
          fontSize={brand === 'Visa' ? 11.5 : 9.5}
          fontWeight="800"
          fontStyle={brand === 'Visa' ? 'italic' : 'normal'}
        >
          {brand.toUpperCase()}
        </text>
      )}
    </svg>
  )
}

const GROUNDS: Readonly<Record<CardBrand, string>> = {
  Visa: '#1a2b6b',
  Mastercard: '#26231f',
  Amex: '#1f6fb5',
}
