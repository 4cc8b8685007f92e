/** The contract's words are lower case, GraphQL's enum values upper case. */
export const toContract = <T extends string>(word: T) => word.toLowerCase() as Lowercase<T>
export const toEnum = <T extends string>(word: T) => word.toUpperCase() as Uppercase<T>
