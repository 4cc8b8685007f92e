import { useEffect } from 'react'
import { useGraphiQL } from '@graphiql/react'
import { post } from './fetcher.ts'
import { fillVariables } from './fill.ts'
import { messagesTo } from './messages.ts'
import type { ServedTab } from './shop-tabs.ts'

/** Fills in, whenever a tab is shown, what only the visitor's own data tells: the number of a draft, the code that was sent. */
export function FilledVariables({ served }: { served: ServedTab[] }) {
  const { title, variableEditor, headerEditor } = useGraphiQL(
    ({ tabs, activeTabIndex, variableEditor, headerEditor }) => ({
      title: tabs[activeTabIndex]?.title,
      variableEditor,
      headerEditor,
    }),
  )
  useEffect(() => {
    const fill = served.find(({ operation }) => operation === title)?.fill
    if (!fill || !variableEditor) return
    let isShown = true
    const before = variableEditor.getValue()
    const ask = async (query: string) =>
      (await post({ query }, headersIn(headerEditor?.getValue() ?? ''))).answer.data
    void fillVariables(before, fill, { ask, messagesTo }).then((filled) => {
      if (isShown && filled !== before && variableEditor.getValue() === before)
        variableEditor.setValue(filled)
    })
    return () => {
      isShown = false
    }
  }, [served, title, variableEditor, headerEditor])
  return null
}

function headersIn(text: string): Record<string, string> {
  try {
    return JSON.parse(text || '{}') as Record<string, string>
  } catch {
    return {}
  }
}
