import type { Kind } from './values.ts'

/** Something that is so, where that is said in the code or the database, and the values it may have, by their meaning. */
export type Fact = { source: string; kind: Kind; values: string[] }
export type Facts = Record<string, Fact | undefined>

export function fact(source: string, kind: Kind, ...values: (string | number)[]): Fact {
  return { source, kind, values: values.map(String) }
}

/** A row as it comes from the database, whatever it is of. */
export type Row = Record<string, any>

export type Query = (text: string) => Promise<Row[]>

/** Which column a piece of data comes from by where it stands, and what is wrong with it. */
export type Placed = { source: string; wrong: string[] }
