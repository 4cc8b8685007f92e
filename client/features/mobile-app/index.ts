/** What the rest of the client may use of the banner of the app. */
export { AppBanner } from './app-banner.tsx'
