import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseAllDocuments } from 'yaml'

/** Where they are, from the root. */
export const KUBERNETES = 'operations/kubernetes'
/** What says which files of a folder are applied together; it is no resource. */
export const KUSTOMIZATION = 'kustomization.yaml'
const ROOT = join(import.meta.dirname, '..', '..')

/** Every resource of the shop for Kubernetes, with its file, as `migration/job.yaml`. */
export async function kubernetesResources<Resource>(): Promise<{ file: string; resource: Resource }[]> {
  const entries = await readdir(join(ROOT, KUBERNETES), { recursive: true })
  const files = entries.filter((name) => name.endsWith('.yaml') && basename(name) !== KUSTOMIZATION)
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
