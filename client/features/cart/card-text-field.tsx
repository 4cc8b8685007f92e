import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../data/browser/hydrated.ts'
import styles from './card-text-field.module.css'

type Props = {
  label: string
  name: string
  maxLength: number
  defaultValue?: string
  /** The form it belongs to, where that is another than the one around it. */
  form?: string | undefined
}

/** The words of a greeting card, and the card as it will look, while they are typed. */
export function CardTextField({ label, name, maxLength, defaultValue = '', form }: Props) {
  const [text, setText] = useState(defaultValue)
  const scripts = useHydrated()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // What was typed before the page came to life.
    if (area.current) setText(area.current.value)
  }, [])
  return (
    <div className={styles.both}>
      <label className="field">
        <span>{label}</span>
        <textarea
          ref={area}
          name={name}
          form={form}
          maxLength={maxLength}
          rows={3}
          defaultValue={defaultValue}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span className="hint">
          {scripts ? `${text.length} of ${maxLength} characters` : `Up to ${maxLength} characters`}
        </span>
      </label>
      <CardPreview text={text} />
    </div>
  )
}

/** A card with its words, as the florist writes it. */
export function CardPreview({ text }: { text: string }) {
  if (!text.trim()) return null
  return (
    <figure className={styles.card} aria-label="Your card">
      <blockquote>{text.trim()}</blockquote>
    </figure>
  )
}
