/** A step on the way from the main page; the last one, the page itself, has no address. */
export type Crumb = { title: string; href?: string }
