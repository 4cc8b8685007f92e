/** What a form is told when what it sent was refused, and the document when a change failed: what was typed has not arrived. */
export const REFUSED = 'refused'
/** What a form is told when it is sent without a press. */
export const SENT = 'sent'
