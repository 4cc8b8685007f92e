import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Source, parse } from 'graphql'

/** A `.graphql` file of the client; `path` is below the project's folder. */
type OperationFile = { path: string; text: string }

/** Reads the files with the operations and fragments of the pages. `root` is the folder of the project. */
export async function readOperationFiles(root: string): Promise<OperationFile[]> {
  const paths = await Array.fromAsync(glob('client/**/*.graphql', { cwd: root }))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
}

/**
 * Parses the operations of the pages, below `root`. Throws the GraphQLError of the first that cannot be, with its file and place: the
 * generator of code does not say which of a hundred files it means.
 */
export async function checkOperations(root: string): Promise<void> {
  for (const { path, text } of await readOperationFiles(root)) parse(new Source(text, path))
}
