/** A plug-in of Stryker that says which text is no rule. */
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin'

type Node = {
  type: string
  value?: unknown
  tag?: { name?: string }
  quasis?: { value: { cooked?: string } }[]
  expressions?: { type: string }[]
}
type Path = { node: Node; parentPath: Path | null }

/** Words with a space between them: no name of a state, of a column or of a header has that. */
const SENTENCE = /\p{L}[,.:;]? \p{L}/u

/**
 * Leaves out the sentences that people read, which a test would only repeat, and the text of SQL, which every test that
 * runs it finds broken: neither says how good the tests are. Names (`'paid'`) stay in, and so does a text that
 * works something out while it is put together.
 */
const ignorer = {
  shouldIgnore({ node, parentPath }: Path): string | undefined {
    if (node.type === 'StringLiteral' && SENTENCE.test(String(node.value))) return 'words that people read'
    if (node.type !== 'TemplateLiteral' || !node.expressions?.every(isPlain)) return undefined
    if (parentPath?.node.type === 'TaggedTemplateExpression' && parentPath.node.tag?.name === 'sql')
      return 'the text of SQL'
    const text = node.quasis?.map(({ value }) => value.cooked).join('x') ?? ''
    return SENTENCE.test(text) ? 'words that people read' : undefined
  },
}

const isPlain = ({ type }: { type: string }) => type === 'Identifier' || type === 'MemberExpression'

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', ignorer)]
