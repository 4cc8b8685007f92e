/** The store as it is measured: nothing it does is asked for more often than here. */
export const MEASURED_STORE = {
  mode: 'sandbox',
  siteUrl: 'http://localhost:3000',
  shopEmail: 'hello@larkspur.example',
  codeCaps: { destination: 20, address: 300, total: 20_000 },
  limits: {
    sessionsPerNetwork: 1_000_000,
    errorsPerSession: 50,
    errorsPerNetwork: 500,
    errorsPerDay: 5_000,
    wrongCodesPerSession: 20,
    wrongCodesPerNetwork: 200,
    declinesPerOrder: 10,
    declinesPerNetwork: 60,
    lettersPerAddress: 6,
  },
  messages: {},
  port: 0,
  dataFolder: '.data/bench',
  warmPictures: false,
} as const
