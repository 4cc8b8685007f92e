import styles from './tabs.module.css'

type Props = {
  /** What the radio buttons are called together. */
  name: 'rail' | 'find'
  legend: string
  tabs: readonly { id: string; tab: string }[]
}

/**
 * Radio buttons that choose which of several blocks is on show, with scripts or without: the style sheet of the blocks shows the one
 * whose `data-tab` is that of the chosen button.
 */
export function Tabs({ name, legend, tabs }: Props) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{legend}</legend>
      {tabs.map(({ id, tab }, index) => (
        <label key={id} className="pick">
          <input type="radio" name={name} value={id} defaultChecked={index === 0} data-tab={id} />
          <span>{tab}</span>
        </label>
      ))}
    </fieldset>
  )
}
