/** The place of somebody on the page of recipients. */
export const rowId = (id: string): string => `recipient-${id}`
