import { useState } from 'react'
import styles from './card-starters.module.css'

/** What many write, by occasion. */
const STARTERS: Record<string, string[]> = {
  Birthday: ['Happy birthday!', 'Many happy returns of the day', 'Hope your day is as lovely as you are'],
  Love: ['With all my love', 'You make every day lovelier', 'I love you, today and always'],
  'Thank you': ['Thank you so much', 'Thank you for everything', 'I could not have done it without you'],
  Congratulations: ['Congratulations!', 'So proud of you', 'Here’s to what comes next'],
  'Get well': ['Get well soon', 'Wishing you a speedy recovery', 'Take it easy. We miss you'],
  'New baby': ['Welcome to the world', 'Congratulations on your new arrival', 'So happy for all of you'],
  'New home': ['Happy new home!', 'Wishing you many happy years here', 'Home is where the flowers are'],
  Sympathy: ['With deepest sympathy', 'Thinking of you at this sad time', 'With love and fond memories'],
  'Just because': ['Thinking of you', 'Hope these make you smile', 'Just because'],
}

/** Sentences to begin a card with: an occasion is chosen, then one of its sentences, which `write` gets. */
export function CardStarters({ write }: { write: (words: string) => void }) {
  const [occasion, setOccasion] = useState<string>()
  return (
    <>
      <div className={styles.occasions} role="group" aria-label="What is the occasion?">
        {Object.keys(STARTERS).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === occasion}
            onClick={() => setOccasion(name === occasion ? undefined : name)}
          >
            {name}
          </button>
        ))}
      </div>
      {occasion && (
        <ul className={styles.sentences} aria-label="Words to begin with">
          {STARTERS[occasion]?.map((words) => (
            <li key={words}>
              <button type="button" className="link" onClick={() => write(words)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
