/** Where deliveries go, as it is said beside the soonest moment. */
export const DELIVERY_WORDS = {
  london: 'In London',
  elsewhere: 'elsewhere in mainland Britain',
  anywhere: 'Anywhere in mainland Britain',
}
