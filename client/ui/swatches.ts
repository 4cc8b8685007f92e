import styles from './swatches.module.css'

/** The class that gives an element with `data-swatch` the colour of a flower, by the name of the colour. */
export const SWATCHES: Record<string, string> = styles
