/** Whether something could be the token of a link in an e-mail; what could not is not asked for, and starts no session. */
export const isLinkToken = (token: string) => /^\w+\.[\w-]{22}$/.test(token)
