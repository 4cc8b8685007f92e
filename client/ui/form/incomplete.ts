// Apart from the other sentences, which most pages need only once a form was sent.

/** What is said of a field that was left empty. */
export const REQUIRED = 'Field is required'
/** What is said above a form in which something is missing. */
export const INCOMPLETE = 'Please fill all fields to continue'
