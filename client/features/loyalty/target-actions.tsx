import type { TargetActions_ActionFragment } from '../../../graphql/generated/graphql.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './target-actions.module.css'

/** What bonuses can be earned with besides ordering, and what of it is done. */
export function TargetActions({ actions }: { actions: TargetActions_ActionFragment[] }) {
  return (
    <ul className={styles.list}>
      {actions.map((action) => (
        <li key={action.code} data-achieved={action.achieved}>
          <span className={styles.bonus}>
            {action.achieved ? <Icon name="check" size={18} /> : action.bonuses.text}
          </span>
          <span>
            {action.achieved ? <b>{action.title}</b> : <Link to={action.href}>{action.title}</Link>}
            <small>{action.achieved ? `Done: ${action.bonuses.text} in bonuses` : action.text}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
