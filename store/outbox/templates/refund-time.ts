/** How long a bank takes to show money that was given back, in words: what the e-mails and the pages promise alike. */
export const BANK_SHOWS = 'within ten days'
