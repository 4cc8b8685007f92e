import 'graphiql/setup-workers/vite'
import '@graphiql/react/style.css'
import '@graphiql/plugin-doc-explorer/style.css'
import '@graphiql/plugin-history/style.css'
import '@graphiql/plugin-explorer/style.css'
import 'graphiql/graphiql.css'
import './workshop.css'
import { explorerPlugin } from '@graphiql/plugin-explorer'
import { HISTORY_PLUGIN } from '@graphiql/plugin-history'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { ClosePanel } from './close-panel.tsx'
import { FilledVariables } from './filled-variables.tsx'
import { fetcherOf } from './fetcher.ts'
import { OperationsIcon, UpstreamIcon } from './icons.tsx'
import { OperationsPanel } from './operations-panel.tsx'
import type { ServedTab } from './shop-tabs.ts'
import { withOwnNewcomer } from './newcomer.ts'
import { coversEditor } from './panel-room.ts'
import { renewStoredTabs } from './stored-tabs.ts'
import { setFirstWidths } from './stored-widths.ts'
import { UpstreamPanel } from './upstream-panel.tsx'

const tabs = document.getElementById('tabs')?.textContent ?? '[]'
const served = JSON.parse(withOwnNewcomer(tabs, localStorage)) as ServedTab[]
renewStoredTabs(localStorage, served)
setFirstWidths(localStorage)
const fetcher = fetcherOf(served)

const operations = {
  title: 'The shop’s operations',
  icon: OperationsIcon,
  content: () => <OperationsPanel served={served} />,
}
const upstream = { title: 'Upstream calls', icon: UpstreamIcon, content: UpstreamPanel }
const plugins = [operations, explorerPlugin(), upstream, HISTORY_PLUGIN]

const root = document.getElementById('workshop')
if (!root) throw new Error('The page has no place for GraphiQL')
createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    plugins={plugins}
    {...(!coversEditor() && { visiblePlugin: operations })}
    defaultEditorToolsVisibility="variables"
    inputValueDeprecation
    schemaDescription
  >
    <GraphiQL.Logo>
      <a className="workshop-mark" href="/">
        Larkspur<i>.</i>
      </a>
    </GraphiQL.Logo>
    <FilledVariables served={served} />
    <ClosePanel />
  </GraphiQL>,
)
