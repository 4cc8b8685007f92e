import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Source, parse } from 'graphql'

/**
 * Parses the operations of the pages, below `root`. Throws the GraphQLError of the first that cannot be, with its file and place: the
 * generator of code does not say which of a hundred files it means.
 */
export async function checkOperations(root: string): Promise<void> {
  for await (const path of glob('client/**/*.graphql', { cwd: root }))
    parse(new Source(await readFile(join(root, path), 'utf8'), path))
}
