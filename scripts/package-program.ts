import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Returns the path of a program that a package brings along, to run it on the project's own Node. `packageJson` is what
 * `import.meta.resolve` answers for the package's `package.json`, by which knip sees that the package is needed.
 */
export function packageProgram(packageJson: string, name: string): string {
  const { bin } = JSON.parse(readFileSync(fileURLToPath(packageJson), 'utf8')) as {
    bin: Record<string, string>
  }
  const path = bin[name]
  if (!path) throw new Error(`${packageJson} has no program ${name}`)
  return fileURLToPath(new URL(path, packageJson))
}
