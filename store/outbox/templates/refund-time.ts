/** How long a bank takes to show a refund. E-mails and pages use the same words. */
export const REFUND_TIME = 'within ten days'
