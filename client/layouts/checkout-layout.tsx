import { Link, useLocation } from 'react-router-dom'
import { stepPath, useCheckoutType } from '../data/checkout-type.ts'
import { Icon } from '../components/icon.tsx'
import styles from './layout.module.css'
import { useLayout } from './layout-data.tsx'
import { PageMain } from './page-main.tsx'
import type { LayoutProps } from './page-main.tsx'
import { Wordmark } from './wordmark.tsx'

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
export function CheckoutLayout(props: LayoutProps) {
  const { pathname } = useLocation()
  const { navigation } = useLayout()
  const type = useCheckoutType()
  const current = STEPS.findIndex((step) => pathname.startsWith(step.path))
  return (
    <>
      <header className={styles.checkoutHeader}>
        <Wordmark />
        <ol className={styles.steps} aria-label="Steps of the checkout">
          {STEPS.map((step, index) => (
            <li key={step.path} aria-current={index === current ? 'step' : undefined}>
              <span className={styles.stepNumber}>
                {index < current ? <Icon name="check" size={14} /> : index + 1}
              </span>
              {isOpen(index, current) ? <Link to={stepPath(step.path, type)}>{step.title}</Link> : step.title}
            </li>
          ))}
        </ol>
      </header>
      <PageMain {...props} className={styles.main} />
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
