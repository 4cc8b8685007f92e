/** What the rest of the client may use of the bouquet constructor. */
export { BouquetConstructor } from './bouquet-constructor.tsx'
export { PARTS } from './bouquet-rules.ts'
