import type {
  VariantPicker_SettingFragment,
  VariantPicker_VariantFragment,
} from '../../../graphql/generated/graphql.ts'
import { groupBy } from '../../data/group-by.ts'
import { Picture } from '../../ui/picture.tsx'
import { SWATCHES } from '../../ui/swatches.ts'
import styles from './variant-picker.module.css'

type Variant = VariantPicker_VariantFragment
type Setting = VariantPicker_SettingFragment
type Props = {
  variants: Variant[]
  chosen: string
  onChoose: (slug: string) => void
  /** What the choices are called. */
  settings: Setting[]
}

/** Sizes that fit beside one another with a picture each. */
const MOST_PICTURES = 3

/** Size, length, colour or number: one choice, one price each. A plain set of radio buttons, whatever scripts do. */
export function VariantPicker({ variants, chosen, onChoose, settings }: Props) {
  const [only] = variants
  if (variants.length === 1 && only) return <input type="hidden" name="variantSlug" value={only.slug} />
  const groups = groupBy(variants, (variant) => variant.length ?? '')
  const lengths = groups.size > 1
  const isSized =
    variants.length <= MOST_PICTURES && variants.every(({ size, gallery }) => size && gallery.length)
  return (
    <div className={styles.groups}>
      {[...groups].map(([length, members]) => (
        <fieldset key={length}>
          <legend>{lengths ? lengthIn(settings, length) : legendOf(members, settings)}</legend>
          <div className={isSized ? `${styles.options} ${styles.sizes}` : styles.options}>
            {members.map((variant) => (
              <label className="pick" key={variant.slug}>
                <input
                  type="radio"
                  name="variantSlug"
                  value={variant.slug}
                  checked={variant.slug === chosen}
                  onChange={() => onChoose(variant.slug)}
                />
                <span>
                  {variant.colour && SWATCHES[variant.colour] && hasColours(variants) && (
                    <i data-swatch className={SWATCHES[variant.colour]} />
                  )}
                  {isSized && variant.gallery[0] && (
                    <Picture image={variant.gallery[0].image} sizes="88px" small decorative />
                  )}
                  <TitleInLines title={titleOf(variant, variants)} />
                  {/* The amount of a gift card is what it costs. */}
                  {variant.title !== variant.price.text && <small>{variant.price.text}</small>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {!isSized && <ChosenVariant variant={variants.find(({ slug }) => slug === chosen)} />}
    </div>
  )
}

/** What is chosen, where the screen is narrow: the gallery is out of sight there, far above. */
function ChosenVariant({ variant }: { variant: Variant | undefined }) {
  const [picture] = variant?.gallery ?? []
  if (!variant || !picture) return null
  return (
    <p className={styles.chosen}>
      <Picture image={picture.image} sizes="80px" small decorative />
      <span>
        <b>{variant.title}</b>
        <small>{variant.price.text}</small>
      </span>
    </p>
  )
}

/** "Small, 29 stems" in two lines. */
function TitleInLines({ title }: { title: string }) {
  const [name, ...rest] = title.split(', ')
  return (
    <>
      <b>{name}</b>
      {rest.length > 0 && <small>{rest.join(', ')}</small>}
    </>
  )
}

/** Explains what there is to choose from. */
export function VariantHelp({ settings }: Pick<Props, 'settings'>) {
  return settings.map(
    ({ kind, title, tooltip }) =>
      tooltip && (
        <details key={kind} className={`unfold ${styles.help}`}>
          <summary>Help with {title.toLowerCase()}</summary>
          <p>{tooltip}</p>
        </details>
      ),
  )
}

function hasColours(variants: Variant[]): boolean {
  return new Set(variants.map((variant) => variant.colour)).size > 1
}

function lengthIn(settings: Setting[], length: string): string {
  const options = settings.find(({ kind }) => kind === 'length')?.options
  return options?.find(({ value }) => value === length)?.title ?? length
}

function legendOf(variants: Variant[], settings: Setting[]): string {
  if (!variants[0]?.size) return 'Choose'
  return settings.find(({ kind }) => kind === 'size')?.title ?? 'Size'
}

/** The part of a variant's title that the group around it does not say already, and in which it differs from the others. */
function titleOf(variant: Variant, variants: Variant[]): string {
  const { title, length, count } = variant
  if (length && !hasColours(variants) && count) return title.split(',')[0] ?? title
  const isLengthSaid = new Set(variants.map((other) => other.length)).size > 1
  const isCountSame = hasColours(variants) && variants.every((other) => other.count === count)
  const parts = title
    .split(', ')
    .filter((part) => !(isLengthSaid && part === length) && !(isCountSame && part === `${count} stems`))
  return parts.join(', ') || title
}
