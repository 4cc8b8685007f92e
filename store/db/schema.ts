// All tables, one file an area.
export * from './schema/catalogue.ts'
export * from './schema/visitors.ts'
export * from './schema/finding.ts'
export * from './schema/reading.ts'
export * from './schema/letters.ts'
export * from './schema/delivery.ts'
export * from './schema/orders.ts'
export * from './schema/operations.ts'
