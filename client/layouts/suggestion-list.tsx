import { Link } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import { Picture } from '../components/picture.tsx'
import styles from './search-box.module.css'
import type { Option } from './suggestions.ts'

type Props = { id: string; options: Option[]; active: number; onChoose: (option: Option) => void }

export function SuggestionList({ id, options, active, onChoose }: Props) {
  return (
    <ul className={styles.list} id={id} role="listbox" aria-label="Suggestions">
      {options.map((option, index) => (
        <li
          key={option.kind + option.href}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
        >
          <Link to={option.href} tabIndex={-1} onClick={() => onChoose(option)}>
            <Mark option={option} />
            <span>{option.title}</span>
            {option.note && <small>{option.note}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Mark({ option }: { option: Option }) {
  if (option.image) return <Picture image={option.image} sizes="40px" decorative />
  return (
    <Icon
      name={option.kind === 'past' ? 'clock' : option.kind === 'category' ? 'leaf' : 'search'}
      size={18}
    />
  )
}
