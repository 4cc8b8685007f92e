/**
 * Asks whether visits may be counted. It stands at the end of the document, outside of the page, so that a page that
 * is kept for everybody can be sent with it or without. A plain form: it works without scripts.
 */
export const consentBanner = `<aside id="consent" class="consent" aria-label="Cookies"><form method="post" action="/consent" novalidate><p>We keep what the shop needs to work: your cart and your sign-in. May we also count visits, to make it better? <a href="/privacy-policy">What we keep</a></p><div class="consent-choices"><button class="button" name="choice" value="all">Yes, count visits</button><button class="button quiet" name="choice" value="necessary">Only what is needed</button><button class="round consent-close" name="choice" value="close" aria-label="Close, only what is needed">×</button></div></form></aside>`
