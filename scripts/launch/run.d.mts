import type { SpawnOptions } from 'node:child_process'

/** What Node is started with, so that what a script imports is there sooner. */
export const QUICK_IMPORTS: string[]

/** Flags of Node for what serves shoppers: less memory at the same cost. */
export const SMALL_HEAP: string[]

/** Runs a program, in the project's folder unless told otherwise. What ends us ends it, by SIGTERM or `stopBy`. Answers its exit code. */
export function run(
  program: string,
  args: string[],
  options?: SpawnOptions & { stopBy?: NodeJS.Signals },
): Promise<number>

/** The package with a Node for each kind of machine, such as `linux-x64`. */
export const NODE_PACKAGES: Record<string, string>

/** Whether a version of Node, by default the one that runs, can run the sources. */
export function isNewEnough(version?: string): boolean

/** The environment of a command, in which the programs of the packages come first; `extra` is set besides. */
export function environment(extra?: NodeJS.ProcessEnv): NodeJS.ProcessEnv
