import { SWATCHES } from '../../ui/swatches.ts'
import { Chapter } from './specimen.tsx'
import styles from './styleguide-page.module.css'
import { COLOURS, FONTS, OTHERS, SPACES, STEPS } from './tokens.ts'

/** Colours, sizes of text and spaces, in the scheme that the device asks for. */
export function TokenSamples() {
  return (
    <Chapter
      title="Tokens"
      lead="Colours, sizes and spaces. They stand in client/ui/styles/tokens.css; nothing else names a colour. The dark scheme shows when the device asks for it."
    >
      {Object.entries(COLOURS).map(([group, names]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className={styles.swatches}>
            {names.map((name) => (
              <Swatch key={name} name={`--${name}`} fill={`var(--${name})`} />
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3>Colours of flowers</h3>
        <ul className={styles.swatches}>
          {Object.entries(SWATCHES).map(([name, colour]) => (
            <li key={name}>
              <div className={`${styles.flower} ${colour}`} data-swatch />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Text</h3>
        <ul className={styles.steps}>
          {FONTS.flatMap((font) =>
            STEPS.map((step) => (
              <li key={font + step} data-font={font} data-step={step}>
                Peonies until noon <code>--{step}</code>
              </li>
            )),
          )}
        </ul>
      </section>
      <section>
        <h3>Spaces</h3>
        <ul className={styles.spaces}>
          {SPACES.map((name) => (
            <li key={name}>
              <span data-space={name} />
              <code>--{name}</code>
            </li>
          ))}
        </ul>
        <p>
          Besides:{' '}
          {OTHERS.map((name) => (
            <code key={name}>--{name} </code>
          ))}
        </p>
      </section>
    </Chapter>
  )
}

function Swatch({ name, fill }: { name: string; fill: string }) {
  return (
    <li>
      <svg viewBox="0 0 10 6" aria-hidden="true" data-swatch>
        <rect width="10" height="6" fill={fill} />
      </svg>
      <code>{name}</code>
    </li>
  )
}
