import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './search-box.module.css'
import type { Option } from './suggestion-options.ts'

type Props = {
  id: string
  options: Option[]
  active: number
  onChoose: (option: Option) => void
  onForget: (phrase: string) => void
}

export function SuggestionList({ id, options, active, onChoose, onForget }: Props) {
  return (
    <ul className={styles.list} id={id} role="listbox" aria-label="Suggestions">
      {options.map((option, index) => (
        <li key={option.kind + option.href} role="presentation">
          <Link
            to={option.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onChoose(option)}
          >
            <Mark option={option} />
            <span>{option.title}</span>
            {option.note && <small>{option.note}</small>}
          </Link>
          {option.kind === 'past' && (
            // For the pointer; a list of options has no buttons. By the keyboard Delete does the same, from the field that keeps the focus.
            <button
              type="button"
              tabIndex={-1}
              className={styles.forget}
              aria-hidden="true"
              title={`Forget ${option.title}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onForget(option.title)}
            >
              <Icon name="close" size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Mark({ option }: { option: Option }) {
  if (option.image) return <Picture image={option.image} sizes="40px" small decorative />
  return <Icon name={MARKS[option.kind]} size={18} />
}

const MARKS = {
  past: 'clock',
  phrase: 'search',
  page: 'chevron',
  category: 'leaf',
  product: 'leaf',
} as const satisfies Record<Option['kind'], IconName>
