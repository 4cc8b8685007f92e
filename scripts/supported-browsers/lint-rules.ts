/** A configuration of ESLint that refuses what the oldest supported browsers lack, in our sources and in what is built. */
import { createHash } from 'node:crypto'
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

const { globals, members, unmistakable } = missingApis()

/**
 * The rules of ESLint itself, by names of ours: the parts of the house have uses of their own for them. The thousands of names that they refuse
 * are no options: ESLint checks and compares those anew for each of our modules, which took longer than all the rules.
 */
const ours: ESLint.Plugin = {
  // What is remembered of a file holds for these names alone.
  meta: {
    name: 'supported-browsers',
    version: createHash('sha256').update(JSON.stringify({ globals, members, unmistakable })).digest('hex'),
  },
  rules: {
    globals: withNames('no-restricted-globals', (isGuarded) => [
      {
        globals: globals.filter((name) => !isGuarded(name)).map((name) => ({ name, message: tell(name) })),
        checkGlobalObject: true,
      },
    ]),
    members: withNames('no-restricted-properties', (isGuarded) =>
      members
        .filter(({ owner, name }) => !isGuarded(`${owner}.${name}`))
        .map(({ owner, name }) => ({ object: owner, property: name, message: tell(`${owner}.${name}`) })),
    ),
    calls: withNames('no-restricted-syntax', (isGuarded) => [
      {
        selector: CALLED(unmistakable.filter((name) => COMPOUND.test(name) && !isGuarded(name))),
        message: tell('object with this method'),
      },
    ]),
  },
}

/** To be extended by what runs in a browser. What is `guarded` asks whether it is there before it is used. */
export function supportedBrowsers(guarded: string[] = []) {
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
      'supported-browsers/globals': ['error', ...guarded],
      'supported-browsers/members': ['error', ...guarded],
      'supported-browsers/calls': ['error', ...guarded],
    },
  } satisfies Linter.Config
}

/** A rule of ESLint with options that are made of what its own ones name: what is guarded. */
function withNames(
  name: string,
  optionsFor: (isGuarded: (name: string) => boolean) => object[],
): Rule.RuleModule {
  const rule = builtinRules.get(name)
  if (!rule) throw new Error(`ESLint has no rule ${name} any more`)
  const made = new Map<string, object[]>()
  return {
    meta: {
      ...(rule.meta?.type && { type: rule.meta.type }),
      ...(rule.meta?.messages && { messages: rule.meta.messages }),
      schema: { type: 'array', items: { type: 'string' } },
    },
    create: (context) => {
      const guarded = context.options as string[]
      const key = guarded.join()
      const options = made.get(key) ?? optionsFor((one) => guarded.includes(one))
      made.set(key, options)
      return rule.create(Object.create(context, { options: { value: options } }) as Rule.RuleContext)
    },
  }
}
