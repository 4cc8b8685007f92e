import { useState, useSyncExternalStore } from 'react'
import type { UpstreamCall } from '../graphql/rest/call-recorder.ts'
import { CACHE_WORDS, cacheWords, outcomeOf, share, sumOf } from '../graphql/rest/call-words.ts'
import type { UpstreamExtensions } from '../graphql/execution/upstream-extension.ts'
import { lastRun } from './last-run.ts'
import styles from './upstream-panel.module.css'

/** The calls of /v1 behind the last run, how they overlap, and what the operation cost. */
export function UpstreamPanel() {
  const run = useSyncExternalStore(lastRun.subscribe, lastRun.get)
  return (
    <section className={styles.panel} aria-label="Upstream calls">
      <h2 className={styles.heading}>Upstream calls</h2>
      {run ? (
        <>
          {run.extensions ? (
            <Calls operation={run.operation} {...run.extensions} />
          ) : (
            <p className={styles.lead}>
              <b>{run.operation}</b>: refused before it was run, so it made no call of <code>/v1</code>.
            </p>
          )}
          {run.newSession && (
            <p className={styles.note}>
              A session began for the headers pane: <code>{run.newSession}</code>
            </p>
          )}
        </>
      ) : (
        <p className={styles.lead}>
          Run an operation: its calls of <code>/v1</code> appear here.
        </p>
      )}
      <dl className={styles.legend}>
        {Object.entries(CACHE_WORDS).map(([cache, { word, meaning }]) => (
          <div key={cache}>
            <dt className={`${styles.cache} ${styles[cache]}`}>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Forget />
      <p className={styles.note}>
        <a href="/sandbox/upstream">The same for a page of the shop</a>
      </p>
    </section>
  )
}

function Calls({ operation, upstream, cost }: UpstreamExtensions & { operation: string }) {
  return (
    <>
      <p className={styles.lead}>
        <b>{operation}</b>: {sumOf(upstream)}, {upstream.ms} ms.
      </p>
      <ol className={styles.calls}>
        {upstream.calls.map((call, at) => (
          <Call key={at} call={call} whole={upstream.ms} />
        ))}
      </ol>
      <dl className={styles.cost}>
        <Cost name="Words and signs" {...cost.tokens} />
        <Cost name="Top-level fields" {...cost.topLevelFields} />
      </dl>
    </>
  )
}

/** Empties the caches of the shop, so that the next run asks upstream for everything. */
function Forget() {
  const [isDone, setIsDone] = useState(false)
  const forget = async () => {
    await fetch('/sandbox/forget', { method: 'POST', redirect: 'manual' })
    setIsDone(true)
  }
  return (
    <p className={styles.note}>
      <button type="button" className={styles.forget} onClick={forget}>
        Forget kept pages and answers
      </button>{' '}
      <span role="status">{isDone ? 'Done: run it again.' : 'to see every call made.'}</span>
    </p>
  )
}

function Call({ call, whole }: { call: UpstreamCall; whole: number }) {
  const { method, path, failure, cache, startMs, ms, times, round } = call
  const { word, meaning } = cacheWords(call)
  return (
    <li className={`${styles.call} ${styles[cache]}${failure ? ` ${styles.failed}` : ''}`}>
      <code className={styles.path}>
        <b>{method}</b> {path}
        {times > 1 && <span title={`Asked for ${times} times, called once`}> ×{times}</span>}
      </code>
      <span className={styles.facts}>
        <span className={styles.cache} title={meaning}>
          {word}
        </span>
        {round > 0 && <span>round {round}</span>}
        <span>{outcomeOf(call)}</span>
        <span>{ms} ms</span>
      </span>
      <span className={styles.track}>
        <i style={{ left: `${share(startMs, whole)}%`, width: `${share(ms, whole)}%` }} />
      </span>
    </li>
  )
}

function Cost({ name, count, limit }: { name: string; count: number; limit: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {count} of {limit} <meter min={0} max={limit} value={count} aria-label={name} />
      </dd>
    </div>
  )
}
