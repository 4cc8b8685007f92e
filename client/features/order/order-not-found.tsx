import { signInPath } from '../../data/paths/sign-in-path.ts'
import { NotFound } from '../not-found/index.ts'
import { Link } from '../../ui/link.tsx'

/**
 * An order that there is not, or that does not open for this visitor: the two look alike, so that nobody learns which
 * numbers there are. Whoever has one is told how it opens.
 */
export function OrderNotFound({ id }: { id: string | undefined }) {
  return (
    <NotFound>
      <p>
        Are you looking for your order? It opens by the link in our newest letter about it, or when you{' '}
        <Link to={signInPath(`/order/${id ?? ''}`)}>sign in</Link> to the account it was ordered with.
      </p>
    </NotFound>
  )
}
