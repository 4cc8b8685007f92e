import { Component } from 'react'
import type { ReactNode } from 'react'
import { ServerPage, keepsServerPage } from './server-page.tsx'

/** The last error boundary in the browser: the error page itself may fail. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean; stands: boolean }> {
  override state = { failed: false, stands: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, stands: keepsServerPage(error) }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.state.stands) return <ServerPage />
    return (
      <main id="content">
        <p>An error occurred while showing the error page</p>
        <p>
          <a href="/">To the main page</a>
        </p>
      </main>
    )
  }
}
