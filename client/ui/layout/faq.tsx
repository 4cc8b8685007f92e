import { Icon } from '../icon.tsx'
import styles from './faq.module.css'

/** Questions that open to their answers. */
export function Faq({ questions }: { questions: { question: string; answer: string }[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
