import type { Placed, Query, Row } from './fact.ts'

const tenths = (average: number) => String(Math.round(average * 10) / 10)

/** Reads how something was liked, and works it out anew from the reviews: averages, and how many there are of each. */
export async function readRatings(query: Query) {
  const rows = await query('select product_id, rating from review')
  const all = liked(rows)
  const byProduct = new Map(
    [...new Set(rows.map(({ product_id: id }) => String(id)))].map((id) => [
      id,
      liked(rows.filter((row) => String(row.product_id) === id)),
    ]),
  )
  return (sentence: string, product: string | null): Placed | null => {
    const of = (product ? byProduct.get(product) : all) ?? liked([])
    const say = (isSo: boolean, is: string): Placed => ({
      source: 'review.rating',
      wrong: isSo ? [] : [`by the reviews it is ${is}`],
    })
    const [, overall, from] = /^([\d.]+) out of 5 from (\d+) reviews$/.exec(sentence) ?? []
    if (overall)
      return say(overall === all.average && Number(from) === all.count, `${all.average} from ${all.count}`)
    const [, average, count] = /([\d.]+) out of 5 (?:stars )?(\d+) reviews?$/.exec(sentence) ?? []
    if (average)
      return say(average === of.average && Number(count) === of.count, `${of.average} from ${of.count}`)
    const [, reviews] = /^(\d+) reviews?$/.exec(sentence) ?? []
    if (reviews) return say(Number(reviews) === of.count, String(of.count))
    const [, number, stars] = /^(\d+) with (\d) stars$/.exec(sentence) ?? []
    if (number) return say(Number(number) === of.of(Number(stars)), String(of.of(Number(stars))))
    const [, one] =
      /^(\d) out of 5 stars$|^Only reviews with (\d) stars$/.exec(sentence)?.filter(Boolean) ?? []
    if (one) return say(of.of(Number(one)) > 0, 'nobody’s')
    return /^\d ★$/.test(sentence) ? say(true, '') : null
  }
}

function liked(reviews: Row[]) {
  const ratings = reviews.map(({ rating }) => Number(rating))
  return {
    count: ratings.length,
    average: tenths(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length),
    of: (stars: number) => ratings.filter((rating) => rating === stars).length,
  }
}
