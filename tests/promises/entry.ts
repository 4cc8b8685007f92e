/**
 * The table of promises: under each source the sentences that come from it, word for word, with `{…}` where a value stands.
 * A source is one of these:
 * - `store/cart/x.ts name`: a rule, the file and the name it is exported by;
 * - `store/cart/x.store.test.ts › its title`: a rule without a value, and the test that proves it;
 * - `table.column`: a row of the database;
 * - `people: name`: what people of the shop keep and no program does (demo/seed/kept-by-people.ts);
 * - `nothing`: words with a trigger in them that promise nothing.
 * `{name}` is a fact (facts.ts): its value in the sentence is compared with the rule's. `{any …}` (values.ts) is what
 * differs from shopper to shopper, e.g. `{any day}`: the source proves it.
 */
export type Entries = Record<string, readonly string[]>

export type Entry = { source: string; pattern: string }

export const entriesOf = (tables: readonly Entries[]): Entry[] =>
  tables.flatMap((table) =>
    Object.entries(table).flatMap(([source, patterns]) => patterns.map((pattern) => ({ source, pattern }))),
  )
