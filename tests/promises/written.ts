import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { sentencesOf } from './sentences.ts'

/** A sentence as it stands in a source. Where a value is put in, it has `HOLE`. */
export type Written = { sentence: string; file: string }

/** Stands for whatever is put in: no sentence has it. */
export const HOLE = '\u0001'

const ROOT = join(import.meta.dirname, '..', '..')
/** What is no word to a shopper: what programmers, staff and the documentation of /v1 are told. */
const NOT_FOR_SHOPPERS =
  /\.test\.|\/(?:generated|development|openapi|operator|seed|db|vike|styleguide)\/|\/sandbox-switches\./
/** In the store, what is said to a shopper who is refused is in one of these. */
const REFUSES = /^(?:conflict|invalid|tooManyRequests|refuse\w*|check\w*|countOrThrow|StoreError)$/
const SAYS = /^(?:message|reason)$/
/** A constant with words in it, or a message that is made before it is returned. */
const NAMED_WORDS = /^(?:[A-Z][A-Z_\d]+|message)$/
/** Elements in which the words go on. */
const WITHIN_WORDS = new Set([
  'a',
  'b',
  'strong',
  'em',
  'i',
  'span',
  'small',
  'Link',
  'time',
  'label',
  'NavLink',
])
const NO_WORDS = new Set(['sizes', 'className', 'd', 'src', 'srcSet', 'viewBox', 'pattern', 'autoComplete'])

/**
 * What the pages may say, wherever in the client it is written: also what no way through the shop leads to, e.g. toasts of
 * scripts, errors of fields and the page of a failure. And what the store answers whom it refuses.
 */
export function writtenSentences(): Written[] {
  return [
    ...sourcesIn('client').flatMap((file) => wordsOf(file, () => true)),
    ...wordsOf('contract/types/field-rules.ts', () => true),
    ...sourcesIn('store').flatMap((file) => wordsOf(file, isRefusal)),
  ]
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? sourcesIn(path) : [path]
    })
    .filter((path) => /\.tsx?$/.test(path) && !NOT_FOR_SHOPPERS.test(path))
}

/** The sentences of a source, of those parts of it that `isSaid` says are said to somebody. */
function wordsOf(file: string, isSaid: (node: ts.Node) => boolean): Written[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: Written[] = []
  const keep = (words: string) => {
    for (const sentence of sentencesOf(words.replace(/\s+/g, ' ').trim()))
      if (isSentence(sentence)) found.push({ sentence, file })
  }
  const visit = (node: ts.Node, within: boolean): void => {
    if (isOfProgrammers(node)) return
    const said = within || isSaid(node)
    if (said) {
      const words = textOf(node)
      if (words !== null) keep(words)
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) for (const run of runsOf(node)) keep(run)
    }
    ts.forEachChild(node, (child) => visit(child, said))
  }
  visit(source, false)
  return found
}

/** It begins as a sentence does, and has words in it. */
function isSentence(words: string): boolean {
  return (
    new RegExp(`^[A-Z“£${HOLE}]`).test(words) &&
    /[a-z]{2,}[^<]* [^<]*[a-z]{2,}/.test(words) &&
    !words.includes('<')
  )
}

/** Imports, thrown errors, names of classes and sizes of pictures. */
function isOfProgrammers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return true
  if (ts.isJsxAttribute(node)) return NO_WORDS.has(node.name.getText())
  return ts.isNewExpression(node) && node.expression.getText() !== 'StoreError'
}

function isRefusal(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return REFUSES.test(node.expression.getText().split('.').at(-1) ?? '')
  if (ts.isNewExpression(node)) return node.expression.getText() === 'StoreError'
  if (ts.isPropertyAssignment(node)) return SAYS.test(node.name.getText())
  return ts.isVariableDeclaration(node) && NAMED_WORDS.test(node.name.getText())
}

/** The words of a string; null for what is none. Words of an element are taken with those beside them. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('')
  return null
}

/** The runs of words in an element, each as it is read in one go. */
function runsOf(element: ts.JsxElement | ts.JsxFragment): string[] {
  if (ts.isJsxElement(element) && isWithin(element)) return []
  const runs = ['']
  const add = (words: string) => {
    const before = runs.pop() ?? ''
    // As visible-text.ts has it: two things side by side are not one word.
    runs.push(/[\w%.)]$/.test(before) && /^[\w£(]/.test(words) ? `${before} ${words}` : before + words)
  }
  const visit = (children: ts.NodeArray<ts.JsxChild>): void => {
    for (const child of children) {
      if (ts.isJsxText(child)) add(jsxWords(child.text))
      else if (ts.isJsxExpression(child)) add(child.expression ? (textOf(child.expression) ?? HOLE) : '')
      else if (ts.isJsxElement(child) && isWithin(child)) visit(child.children)
      else runs.push('')
    }
  }
  visit(element.children)
  return runs
}

const isWithin = ({ openingElement }: ts.JsxElement) => WITHIN_WORDS.has(openingElement.tagName.getText())

/** As React reads it: line breaks and what stands around them go, and a space is left between lines of words. */
const jsxWords = (text: string) =>
  text
    .split('\n')
    .map((line, index, all) =>
      line.replace(index ? /^\s+/ : /^$/, '').replace(index < all.length - 1 ? /\s+$/ : /$^/, ''),
    )
    .filter(Boolean)
    .join(' ')
    .replaceAll('&nbsp;', ' ')
