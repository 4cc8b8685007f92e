/**
 * How commands are called that do not read `--help` by themselves, as `npm run <command> -- --help` prints it. Those that are called
 * without anything behind them are refused with a word too many.
 */
const WITHOUT_ARGUMENTS = {
  start: 'opens the shop, built for production; docs/deployment.md has its settings',
  dev: 'opens the shop for work on it: changed files are loaded at once',
  build: 'builds the pages',
  worker:
    'does the jobs in the background, beside stores with RUN_JOBS=false; docs/deployment.md has its settings',
  profile: 'makes profiles of the three hottest paths in .data/profile/, and prints their biggest costs',
  figures: 'prints sizes, cycles, the deepest chain of imports, full folders and repeated lines',
  picture: 'draws the modules and their arrows in docs/pictures/',
  verify: 'the gate: everything that a change has to pass',
  'test:long':
    'runs the tests that the gate leaves out, what pages look like, and the journeys in old browsers',
}
const WITH_ARGUMENTS = {
  'payment-pages':
    '-- https://shop.example\n\n  compares headers and scripts of the payment pages of a running shop with their inventory',
  taps: '-- [<words of an errand> …]\n\n  counts taps and keys of ten errands; BASE_URL is another shop than one of its own',
  'search:phrases':
    '-- [<words>]\n\n  prints what phrases find, and whether it pleases; with words those that have them',
  'test:browser':
    '-- [<words of a file> …]\n\n  runs the journeys in Chromium; Playwright’s own options go behind the words',
  'test:browsers':
    '-- [<words of a file> …]\n\n  runs the journeys in Firefox and WebKit, which are fetched when they are not there',
  'test:visual':
    '-- [--update] [<words of an address or a name> …]\n\n  compares what pages look like with what they looked like; --update keeps what is seen now',
}

/** Whether somebody asks how a command is called. */
export const asksForHelp = (typed) => typed.some((arg) => arg === '--help' || arg === '-h')

/** How a command is called; undefined where the command says that itself. */
export function usageOf(name) {
  if (Object.hasOwn(WITHOUT_ARGUMENTS, name)) return `npm run ${name}\n\n  ${WITHOUT_ARGUMENTS[name]}`
  if (Object.hasOwn(WITH_ARGUMENTS, name)) return `npm run ${name} ${WITH_ARGUMENTS[name]}`
  return undefined
}

/** Whether nothing may be typed behind a command. */
export const takesNoArguments = (name) => Object.hasOwn(WITHOUT_ARGUMENTS, name)
