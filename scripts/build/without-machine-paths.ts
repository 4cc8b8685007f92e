import type { Plugin } from 'vite'

/**
 * Takes the folder of the build out of what is built for the server, where vike writes it down and reads it no more: the same sources are
 * built to the same bytes on every machine.
 */
export function withoutMachinePaths(root: string): Plugin {
  return {
    name: 'larkspur:without-machine-paths',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name !== 'client',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(root, '.')
      },
    },
  }
}
