import type { ImportantDates_DateFragment } from '../../../graphql/generated/graphql.ts'

/** What a date is called: `Birthday, Iris`. */
export const nameOf = ({ title, recipientName }: ImportantDates_DateFragment): string =>
  recipientName ? `${title}, ${recipientName}` : title

/** The place of a date on its page. */
export const rowId = ({ id }: ImportantDates_DateFragment): string => `date-${id}`
