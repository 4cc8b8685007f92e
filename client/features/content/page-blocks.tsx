import type {
  DeliveryPromise_EarliestFragment,
  PageBlocks_PageFragment,
} from '../../../graphql/generated/graphql.ts'
import { Faq } from '../../ui/layout/faq.tsx'
import { RichText } from '../../ui/layout/rich-text.tsx'
import { ProductGrid, ProductRow } from '../product-card/index.ts'
import { Link } from '../../ui/link.tsx'
import styles from './page-blocks.module.css'
import { ShopForm } from './shop-form.tsx'

type Block = PageBlocks_PageFragment['blocks'][number]
type Earliest = DeliveryPromise_EarliestFragment | null | undefined

/** The blocks of a page in the order an editor put them. */
export function PageBlocks({ blocks, earliest }: { blocks: Block[]; earliest?: Earliest }) {
  return blocks.map((block, index) => (
    <section key={`${index} ${block.__typename}`} className={styles.block} data-kind={block.__typename}>
      <BlockContent block={block} earliest={earliest} />
    </section>
  ))
}

function BlockContent({ block, earliest }: { block: Block; earliest: Earliest }) {
  switch (block.__typename) {
    case 'TextBlock':
      return (
        <>
          {block.title && <h2>{block.title}</h2>}
          <RichText html={block.html} />
        </>
      )
    case 'ListBlock':
      return (
        <>
          <h2>{block.heading}</h2>
          <dl className={styles.list}>
            {block.items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )
    case 'StepsBlock':
      return (
        <>
          <h2>{block.heading}</h2>
          <ol className={styles.steps}>
            {block.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </>
      )
    case 'FaqBlock':
      return (
        <>
          <h2>{block.heading}</h2>
          <Faq questions={block.items} />
        </>
      )
    case 'CtaBlock':
      return (
        <>
          <div>
            <h2>{block.heading}</h2>
            <p>{block.text}</p>
          </div>
          <p>
            <Link to={block.href} className="button">
              {block.label}
            </Link>
          </p>
        </>
      )
    case 'FormBlock':
      return (
        <>
          <h2>{block.heading}</h2>
          {block.form && <ShopForm form={block.form} />}
        </>
      )
    case 'ProductBlock':
      return (
        <>
          <h2>{block.heading}</h2>
          <ProductGrid products={[block.product]} earliest={earliest} />
        </>
      )
    case 'ProductRail':
      return (
        <>
          <h2>
            {block.heading}
            <Link to={block.href}>See all</Link>
          </h2>
          <ProductRow products={block.list} earliest={earliest} label={block.heading} />
        </>
      )
  }
}
