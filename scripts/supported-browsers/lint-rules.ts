/** A configuration of ESLint that refuses what the oldest supported browsers lack, in our sources and in what is built. */
import { builtinRules } from 'eslint/use-at-your-own-risk'
import esX from 'eslint-plugin-es-x'
import type { ESLint, Linter, Rule } from 'eslint'
import { missingApis } from './missing-apis.ts'

const tell = (what: string) => `The oldest supported browsers (.browserslistrc) have no ${what}.`

/** Two words in one: a name of one word may be anybody's. */
const COMPOUND = /[a-z][A-Z]/
/** A call that asks first (`element.showPopover?.()`) is fine, and so is looking whether there is something to call. */
const CALLED = (names: string[]) =>
  `CallExpression[optional=false] > MemberExpression.callee[property.name=/^(${names.join('|')})$/]`

/** The rules of ESLint itself, by names of ours: the parts of the house have uses of their own for them. */
const ours: ESLint.Plugin = {
  rules: {
    globals: builtin('no-restricted-globals'),
    members: builtin('no-restricted-properties'),
    calls: builtin('no-restricted-syntax'),
  },
}

/** To be extended by what runs in a browser. What is `guarded` asks whether it is there before it is used. */
export function supportedBrowsers(guarded: string[] = []) {
  const { globals, members, unmistakable } = missingApis()
  return {
    name: 'supported-browsers',
    plugins: { 'es-x': esX, 'supported-browsers': ours },
    // Known by name, so that what is said of them is seen.
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: {
      // The last edition of the language that all of them have, as in tsconfig.client.json …
      ...esX.configs['flat/restrict-to-es2023'].rules,
      // … but for these, which Safari has from 16.4.
      'es-x/no-class-static-block': 'error',
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'supported-browsers/globals': [
        'error',
        {
          globals: globals
            .filter((name) => !guarded.includes(name))
            .map((name) => ({ name, message: tell(name) })),
          checkGlobalObject: true,
        },
      ],
      'supported-browsers/members': [
        'error',
        ...members
          .map(({ owner, name }) => ({
            object: owner,
            property: name,
            message: tell(`${owner}.${name}`),
          }))
          .filter(({ object, property }) => !guarded.includes(`${object}.${property}`)),
      ],
      'supported-browsers/calls': [
        'error',
        {
          selector: CALLED(unmistakable.filter((name) => COMPOUND.test(name) && !guarded.includes(name))),
          message: tell('object with this method'),
        },
      ],
    },
  } satisfies Linter.Config
}

function builtin(name: string): Rule.RuleModule {
  const rule = builtinRules.get(name)
  if (!rule) throw new Error(`ESLint has no rule ${name} any more`)
  return rule
}
