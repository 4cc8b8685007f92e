/** The sort of a test by its file's name, as `npm run test:<sort>` runs it; undefined for what is no test file. */
function sortOf(path) {
  const [, folder] = /(?:^|\/)tests\/(browsers?|visual)\//.exec(path) ?? []
  if (folder) return folder
  const [, sort] = /(?:\.(store|server|lint))?\.test\.tsx?(?::\d+)?$/.exec(path) ?? []
  return sort ?? (/\.test\.tsx?(?::\d+)?$/.test(path) ? 'unit' : undefined)
}

/**
 * What to look for in the names of test files, for what was typed behind `npm run test:<sort> --`: a source file
 * stands for the tests beside it. Throws for a test file of another sort, which would not be found.
 */
export function testFiles(sort, args) {
  return args.map((arg) => {
    if (arg.startsWith('-')) return arg
    const other = sortOf(arg)
    if (other && other !== sort) throw new Error(`${arg} is run by \`npm run test:${other} -- ${arg}\`.`)
    return other ? arg : arg.replace(/\.tsx?$/, '.')
  })
}
