import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import styles from './operations-panel.module.css'
import { coversEditor } from './panel-room.ts'
import type { ServedTab } from './shop-tabs.ts'

/**
 * The shop's own operations; pressing one shows its tab, or opens it where it was closed. A tab that somebody changed stays theirs, also
 * when the schema has moved on: the operation as it is now opens beside it.
 */
export function OperationsPanel({ served }: { served: ServedTab[] }) {
  const { tabs, queryEditor, variableEditor } = useGraphiQL(({ tabs, queryEditor, variableEditor }) => ({
    tabs,
    queryEditor,
    variableEditor,
  }))
  const { addTab, changeTab, setVisiblePlugin } = useGraphiQLActions()
  const openAnew = ({ query, variables }: ServedTab) => {
    if (coversEditor()) setVisiblePlugin(null)
    addTab()
    queryEditor?.setValue(query)
    variableEditor?.setValue(variables)
  }
  const open = (served: ServedTab) => {
    const at = tabs.findIndex(({ title }) => title === served.operation)
    if (at < 0) return openAnew(served)
    if (coversEditor()) setVisiblePlugin(null)
    changeTab(at)
  }
  const isChanged = ({ operation, query }: ServedTab) => {
    const own = tabs.filter(({ title }) => title === operation)
    return own.length > 0 && own.every((tab) => tab.query !== query)
  }
  const groups = [...new Set(served.map(({ group }) => group))]
  return (
    <section className={styles.panel} aria-label="The shop’s operations">
      <h2 className={styles.heading}>The shop’s operations</h2>
      <p className={styles.lead}>
        Press one, then ▶ (Ctrl-Enter). They are those of the pages, in the order of a purchase; what one
        needs of those before it is run first. They act for the visitor that you are in this browser: what you
        put in the cart is in <a href="/cart">your cart</a>.
      </p>
      {groups.map((group) => (
        <div key={group}>
          <h3 className={styles.group}>{group}</h3>
          <ul className={styles.list}>
            {served
              .filter((tab) => tab.group === group)
              .map((tab) => (
                <li key={tab.operation}>
                  <button type="button" className={styles.open} onClick={() => open(tab)}>
                    {tab.operation}
                  </button>
                  <p>{tab.about}</p>
                  {isChanged(tab) && (
                    <p>
                      You have changed it.{' '}
                      <button type="button" className={styles.again} onClick={() => openAnew(tab)}>
                        Open the shop’s {tab.operation}
                      </button>
                    </p>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className={styles.lead}>
        To act as another visitor, put their tokens into the Headers pane: <code>X-Session-Token</code>, and{' '}
        <code>Authorization</code> with <code>Bearer …</code> for who is signed in.
      </p>
    </section>
  )
}
