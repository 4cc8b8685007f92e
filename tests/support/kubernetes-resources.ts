import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

/** Where they are, from the root. */
export const KUBERNETES = 'operations/kubernetes'
/** What says which of the files are applied; it is no resource. */
export const KUSTOMIZATION = 'kustomization.yaml'
const ROOT = join(import.meta.dirname, '..', '..')

/** Every resource of the shop for Kubernetes, with the name of its file. */
export async function kubernetesResources<Resource>(): Promise<{ file: string; resource: Resource }[]> {
  const files = (await readdir(join(ROOT, KUBERNETES))).filter((name) => name !== KUSTOMIZATION)
  const found = await Promise.all(
    files.map(async (file) =>
      parseAllDocuments(await readFile(join(ROOT, KUBERNETES, file), 'utf8')).map((document) => ({
        file,
        resource: document.toJS() as Resource,
      })),
    ),
  )
  return found.flat()
}
