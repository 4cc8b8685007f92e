import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { CartForm } from '../product-card/index.ts'
import styles from './combos.module.css'
import type { Product } from './product-type.ts'

/** Products that cost less together. */
export function Combos({ combos }: { combos: Product['combos'] }) {
  return combos.map((combo) => <ComboOffer key={combo.id} combo={combo} />)
}

function ComboOffer({ combo }: { combo: Product['combos'][number] }) {
  return (
    <section className={styles.combo} aria-labelledby={`combo-${combo.id}`}>
      <div className={styles.pictures}>
        {combo.items.map((item) => (
          <Picture key={item.id} image={item.image} sizes="180px" small />
        ))}
      </div>
      <div className={styles.words}>
        <p className="eyebrow">Better together</p>
        <h2 id={`combo-${combo.id}`}>{combo.items.map((item) => item.title).join(' + ')}</h2>
        <p className={styles.price}>
          <Price price={combo.price} oldPrice={combo.oldPrice} />
        </p>
        <CartForm intent="combo">
          {(busy) => (
            <>
              <input type="hidden" name="comboId" value={combo.id} />
              <button className="button petal" aria-disabled={busy}>
                Add both to cart
              </button>
            </>
          )}
        </CartForm>
      </div>
    </section>
  )
}
