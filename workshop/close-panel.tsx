import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'

/** Closes the panel on show. It is seen where the panel lies over the editor (workshop.css). */
export function ClosePanel() {
  const title = useGraphiQL(({ visiblePlugin }) => visiblePlugin?.title)
  const { setVisiblePlugin } = useGraphiQLActions()
  if (!title) return null
  return (
    <button type="button" className="workshop-close" onClick={() => setVisiblePlugin(null)}>
      Close
    </button>
  )
}
