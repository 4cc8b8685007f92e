import { Icon } from '../icon.tsx'
import styles from './questions.module.css'

/** Questions that open to their answers. */
export function Questions({ questions }: { questions: { question: string; answer: string }[] }) {
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
