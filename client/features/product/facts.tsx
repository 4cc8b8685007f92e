import type { VariantPicker_VariantFragment } from '../../../graphql/generated/graphql.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './facts.module.css'
import { petSentence } from './pet-sentence.ts'
import type { Product } from './product-type.ts'

/** What is in it and how to look after it. */
export function Facts({ product, variant }: { product: Product; variant: VariantPicker_VariantFragment }) {
  const pets = petSentence({ ...product, species: variant.stems.map(({ species }) => species) })
  return (
    <div className={styles.facts}>
      {variant.stems.length > 0 && (
        <Fact title="The stems" open>
          <ul className={styles.stems}>
            {variant.stems.map((stem) => (
              <li key={`${stem.species} ${stem.colour}`}>
                <span>{stem.count} ×</span> {stem.colour} {stem.species.replaceAll('-', ' ')}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {product.contains.length > 0 && (
        <Fact title="What arrives">
          <ul>
            {product.contains.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fact>
      )}
      {pets && (
        <Fact title="Cats and dogs" open>
          <p>{pets}</p>
        </Fact>
      )}
      {product.care.length > 0 && (
        <Fact title="Looking after it">
          <ol>
            {product.care.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Fact>
      )}
    </div>
  )
}

function Fact({
  title,
  open = false,
  children,
}: {
  title: string
  open?: boolean
  children: React.ReactNode
}) {
  return (
    <details open={open}>
      <summary>
        {title}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}
