/** The store as it is measured: nothing it does is asked for more often than here. */
export const MEASURED_STORE = {
  mode: 'sandbox',
  siteUrl: 'http://localhost:3000',
  shopEmail: 'hello@larkspur.example',
  codeCaps: { destination: 20, address: 300, total: 20_000 },
  messages: {},
  port: 0,
  dataFolder: '.data/bench',
  warmPictures: false,
} as const
