/** The icon of the upstream panel: a waterfall. */
export const UpstreamIcon = () => (
  <svg
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    aria-hidden
  >
    <path d="M2 4h7M6 8h9M6 12h5M11 16h7" />
  </svg>
)

/** The icon of the shop's operations: a flower. */
export const OperationsIcon = () => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
    <circle cx="10" cy="10" r="2.2" />
    {[0, 72, 144, 216, 288].map((angle) => (
      <ellipse key={angle} cx="10" cy="4.6" rx="2.5" ry="3.1" transform={`rotate(${angle} 10 10)`} />
    ))}
  </svg>
)
