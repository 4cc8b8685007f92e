/** Where somebody signs in and goes on to an address of the shop. */
export const signInPath = (next: string) => `/auth?${new URLSearchParams({ next }).toString()}`
