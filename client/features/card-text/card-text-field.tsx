import { useEffect, useId, useRef, useState } from 'react'
import { keepDraft, restore } from '../../ui/form/drafts.ts'
import { useHydrated } from '../../data/browser/hydrated.ts'
import { useVisitor } from '../../data/visitor.tsx'
import styles from './card-text-field.module.css'

type Props = {
  label: string
  name: string
  maxLength: number
  defaultValue?: string
  /** The form it belongs to, where that is another than the one around it. */
  form?: string | undefined
  /** Why the words were not taken. */
  problem?: string | undefined
}

/** What many begin with, by occasion. */
const STARTERS = [
  'Happy birthday!',
  'With love',
  'Thank you so much',
  'Congratulations!',
  'Get well soon',
  'Thinking of you',
  'With deepest sympathy',
  'Welcome to the world',
]

/** The words of a greeting card, and the card as it will look, while they are typed. */
export function CardTextField({ label, name, maxLength, defaultValue = '', form, problem }: Props) {
  const [text, setText] = useState(defaultValue)
  const scripts = useHydrated()
  const { name: own } = useVisitor()
  const problemId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const end = keepDraft(area.current)
    // What was typed before the page came to life, too.
    if (area.current) setText(area.current.value)
    return end
  }, [])
  const write = (words: string) => {
    if (!area.current) return
    restore(area.current, words.slice(0, maxLength))
    area.current.focus()
  }
  return (
    <div className={styles.both}>
      {problem && (
        <p className="alert" role="alert" id={problemId}>
          {problem}
        </p>
      )}
      {scripts && !text.trim() && (
        <div className={styles.starters} role="group" aria-label="Words to begin with">
          {STARTERS.map((words) => (
            <button key={words} type="button" onClick={() => write(words)}>
              {words}
            </button>
          ))}
        </div>
      )}
      <label className="field">
        <span>{label}</span>
        <textarea
          ref={area}
          name={name}
          form={form}
          maxLength={maxLength}
          rows={3}
          defaultValue={defaultValue}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
          // For browsers without scripts, on the page that says what is wrong.
          autoFocus={Boolean(problem)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span className="hint">
          {scripts ? `${text.length} of ${maxLength} characters` : `Up to ${maxLength} characters`}
        </span>
      </label>
      {own && text.trim() && !text.includes(own) && (
        <p>
          <button type="button" className="link" onClick={() => write(`${text.trimEnd()}\n${own}`)}>
            Sign it “{own}”
          </button>
        </p>
      )}
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
