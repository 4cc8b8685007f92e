import { useEffect, useId, useRef, useState } from 'react'
import { keepDraft, restore } from '../../ui/form/drafts.ts'
import { useHydrated } from '../../data/browser/hydrated.ts'
import { useVisitor } from '../../data/visitor.tsx'
import { CardStarters } from './card-starters.tsx'
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
      {scripts && !text.trim() && <CardStarters write={write} />}
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
      {scripts && text.trim() && !isSigned(text, own) && (
        <p>
          <button type="button" className="link" onClick={() => write(`${text.trimEnd()}\n${own ?? SIGNED}`)}>
            {own ? `Sign it “${own}”` : 'Say who it is from'}
          </button>
        </p>
      )}
      <CardPreview text={text} />
    </div>
  )
}

/** What a guest, whose name is not known yet, goes on writing behind. */
const SIGNED = 'From '

const isSigned = (text: string, own: string | null | undefined) =>
  own ? text.includes(own) : /\n\s*(from|love|yours)\b/i.test(text)

/** A card with its words, as the florist writes it. */
export function CardPreview({ text }: { text: string }) {
  if (!text.trim()) return null
  return (
    <figure className={styles.card} aria-label="Your card">
      <blockquote>{text.trim()}</blockquote>
    </figure>
  )
}
