/** The address of the sign-in page, with an address to continue at. */
export const signInPath = (next: string) => `/auth?${new URLSearchParams({ next }).toString()}`
