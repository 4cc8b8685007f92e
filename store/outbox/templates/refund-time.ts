/** How long a bank takes to show money that was given back, in words: what the letters and the pages promise alike. */
export const BANK_SHOWS = 'within ten days'
