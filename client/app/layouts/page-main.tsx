import type { ReactNode } from 'react'
import type { LayoutName } from '../../data/page/page-handle.ts'
import { useFailedForm } from '../document/failed-form.tsx'

export type LayoutProps = {
  name: LayoutName
  /** The way here from the main page, where it is shown. */
  crumbs: ReactNode
  children: ReactNode
}

type Looks = {
  className?: string | undefined
  /** The number of the step it is: each moves in the place of the others. */
  step?: number
}

/** The `<main>` of a layout: what the page draws, below the breadcrumbs and, after a form that failed, an alert. Every layout has one. */
export function PageMain({ name, crumbs, children, className, step }: LayoutProps & Looks) {
  const failed = useFailedForm()
  return (
    <main id="content" tabIndex={-1} data-layout={name} className={className} data-step={step}>
      {failed && (
        <p role="alert" className="alert">
          {failed.words}
        </p>
      )}
      {crumbs}
      {children}
    </main>
  )
}
