import { Component } from 'react'
import type { ReactNode } from 'react'

/** The last net in the browser: even the page that tells of an error may have one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
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
