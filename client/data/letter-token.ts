/** Whether something could be the token of a link in a letter; what could not is not asked for, and starts no session. */
export const isLetterToken = (token: string) => /^\w+\.[\w-]{22}$/.test(token)
