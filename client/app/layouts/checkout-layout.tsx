import { useLocation, useMatches } from 'react-router-dom'
import { useLayout } from '../../data/layout-data.tsx'
import { stepPath, useCheckoutType } from '../../data/paths/checkout-type.ts'
import { phoneHref, phoneInWords } from '../../data/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/layout/wordmark.tsx'
import { MovingLink } from '../../ui/link.tsx'
import styles from './layout.module.css'
import type { LayoutProps } from './page-main.tsx'
import { PageMain } from './page-main.tsx'

const STEPS = [
  { path: '/checkout/delivery-details', title: 'Delivery details' },
  { path: '/checkout/final-details', title: 'Final details' },
  { path: '/payment/', title: 'Payment' },
]
/** Of what goes out by e-mail nothing is delivered. */
const STEPS_BY_EMAIL = STEPS.slice(1)

/** The steps of what is being ordered, as the page knows it. */
function useSteps(): typeof STEPS {
  const loaded = useMatches().at(-1)?.data as { data?: { checkout?: Ordered; order?: Ordered } } | undefined
  const ordered = loaded?.data?.checkout ?? loaded?.data?.order
  return ordered?.sentByEmail ? STEPS_BY_EMAIL : STEPS
}
type Ordered = { sentByEmail?: boolean } | null

/** What was ordered is not changed while it is being paid for. */
function isOpen(index: number, current: number, count: number): boolean {
  return index < current && current < count - 1
}

/** Nothing leads away from here but the way back: the step, the page, a telephone number. */
export function CheckoutLayout(props: LayoutProps) {
  const { pathname } = useLocation()
  const { navigation } = useLayout()
  const type = useCheckoutType()
  const steps = useSteps()
  const current = steps.findIndex((step) => pathname.startsWith(step.path))
  return (
    <>
      <header className={styles.checkoutHeader}>
        <Wordmark />
        <ol className={styles.steps} aria-label="Steps of the checkout">
          {steps.map((step, index) => (
            <li key={step.path} aria-current={index === current ? 'step' : undefined}>
              <span className={styles.stepNumber}>
                {index < current ? <Icon name="check" size={14} /> : index + 1}
              </span>
              {isOpen(index, current, steps.length) ? (
                <MovingLink to={stepPath(step.path, type)}>{step.title}</MovingLink>
              ) : (
                step.title
              )}
            </li>
          ))}
        </ol>
      </header>
      <PageMain {...props} className={styles.main} step={current} />
      <footer className={styles.checkoutFooter}>
        {navigation && (
          <p>
            {navigation.call.label}:{' '}
            <a href={phoneHref(navigation.call.phone)}>{phoneInWords(navigation.call.phone)}</a>
            {' · '}
            {navigation.call.hours}
          </p>
        )}
      </footer>
    </>
  )
}
