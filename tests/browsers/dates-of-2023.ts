/**
 * Has a page write dates with the locale data that browsers had early in 2023 (ICU 72). Runs in the browser and refers to
 * nothing around it.
 */
export function writeDatesAsIn2023(): void {
  const { DateTimeFormat } = Intl
  const { format } = Object.getOwnPropertyDescriptors(DateTimeFormat.prototype)
  const get = format.get
  if (!get) return
  Object.defineProperty(DateTimeFormat.prototype, 'format', {
    ...format,
    get(this: Intl.DateTimeFormat) {
      const write = get.call(this) as (date?: Date | number) => string
      const { locale } = this.resolvedOptions()
      return (date?: Date | number) => {
        const text = write(date)
        if (locale === 'en-CA') return text.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$2/$3/$1')
        return text.replace(/^(\p{L}+) (\d{1,2} \p{L}+)/u, '$1, $2')
      }
    },
  })
}
