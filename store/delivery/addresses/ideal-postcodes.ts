import { z } from 'zod'
import { MapPoint } from '../../../contract/address.ts'
import type { FoundAddress } from '../../../contract/address.ts'
import { AddressesUnavailable } from './address-provider.ts'
import type { AddressProvider } from './address-provider.ts'

export type IdealPostcodesOptions = {
  apiKey: string
  /** Where its API is, without a slash at the end. */
  url: string
  timeoutMs?: number
}

const Door = z.object({
  line_1: z.string(),
  line_2: z.string(),
  line_3: z.string(),
  post_town: z.string(),
  latitude: z.unknown(),
  longitude: z.unknown(),
})
const Answer = z.object({ result: z.array(Door) })

/** The addresses of a postcode by Ideal Postcodes: https://docs.ideal-postcodes.co.uk/docs/api/postcodes */
export function idealPostcodes({ apiKey, url, timeoutMs = 2_000 }: IdealPostcodesOptions): AddressProvider {
  return {
    isMetered: true,
    find: async (postcode) => {
      const answer = await ask(`${url}/v1/postcodes/${encodeURIComponent(postcode)}`, apiKey, timeoutMs)
      // Its word for a postcode that nobody has.
      if (answer.status === 404) return []
      const parsed = Answer.safeParse(answer.body)
      if (answer.status !== 200 || !parsed.success)
        throw new AddressesUnavailable(`Ideal Postcodes answers ${answer.status}`)
      return parsed.data.result.map(toAddress).filter(({ line1 }) => line1 !== '')
    },
  }
}

async function ask(url: string, apiKey: string, timeoutMs: number) {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', authorization: `api_key="${apiKey}"` },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: answer.status, body: (await answer.json()) as unknown }
  } catch (cause) {
    throw new AddressesUnavailable('Ideal Postcodes does not answer', { cause })
  }
}

function toAddress({ line_1, line_2, line_3, post_town, ...at }: z.infer<typeof Door>): FoundAddress {
  const point = MapPoint.safeParse({ latitude: Number(at.latitude), longitude: Number(at.longitude) })
  const rest = [line_2, line_3].filter(Boolean).join(', ')
  return {
    line1: line_1.slice(0, 120),
    line2: rest.slice(0, 120) || null,
    city: inTitleCase(post_town).slice(0, 80),
    point: point.success ? point.data : null,
  }
}

const SMALL = new Set(['upon', 'on', 'in', 'le', 'the', 'of', 'by', 'under', 'and', 'next'])

/** Post towns come in capitals: STOKE-ON-TRENT. */
function inTitleCase(town: string): string {
  return town
    .toLowerCase()
    .replace(/[\p{L}’']+/gu, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}
