import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import styles from './layout.module.css'
import { useLayout } from './layout-data.tsx'

const STEPS = [
  { path: '/checkout/delivery-details', title: 'Delivery details' },
  { path: '/checkout/final-details', title: 'Final details' },
  { path: '/payment/', title: 'Payment' },
]

/** What was ordered is not changed while it is being paid for. */
function isOpen(index: number, current: number): boolean {
  return index < current && current < STEPS.length - 1
}

/** Nothing leads away from here but the way back: the step, the page, a telephone number. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { navigation } = useLayout()
  const current = STEPS.findIndex((step) => pathname.startsWith(step.path))
  return (
    <>
      <header className={styles.checkoutHeader}>
        <Link to="/" className={styles.wordmark}>
          Larkspur
        </Link>
        <ol className={styles.steps} aria-label="Steps of the checkout">
          {STEPS.map((step, index) => (
            <li key={step.path} aria-current={index === current ? 'step' : undefined}>
              <span className={styles.stepNumber}>
                {index < current ? <Icon name="check" size={14} /> : index + 1}
              </span>
              {isOpen(index, current) ? <Link to={step.path}>{step.title}</Link> : step.title}
            </li>
          ))}
        </ol>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <footer className={styles.checkoutFooter}>
        {navigation && (
          <p>
            {navigation.call.label}:{' '}
            <a href={`tel:${navigation.call.phone.replaceAll(' ', '')}`}>{navigation.call.phone}</a>,{' '}
            {navigation.call.hours}
          </p>
        )}
      </footer>
    </>
  )
}
