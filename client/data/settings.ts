/** What the browser may know of the configuration: the same for everybody. */
export type PublicSettings = {
  /** Percent off that the landing page of the first bouquet offers. */
  landingDiscounts: number[]
  /** Where the tiles of maps come from; without it maps are drawn. */
  mapTiles: { url: string; attribution: string } | undefined
  /** The shop's tag manager; null when it has none. */
  tagManagerId: string | null
  /** Whether there is a service worker, and with it what can be read without a connection. */
  serviceWorker: boolean
}

const NONE: PublicSettings = {
  landingDiscounts: [],
  mapTiles: undefined,
  tagManagerId: null,
  serviceWorker: false,
}

/** The settings in the browser, as the document has them; on the server they come with each request. */
export function publicSettings(): PublicSettings {
  const text = document.getElementById('settings')?.textContent
  return text ? (JSON.parse(text) as PublicSettings) : NONE
}
