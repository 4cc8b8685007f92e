import { z } from 'zod'
import { MapPoint } from '../../../contract/address.ts'
import type { FoundAddress } from '../../../contract/address.ts'
import { AddressesUnavailable } from './address-provider.ts'
import type { AddressProvider } from './address-provider.ts'

export type IdealPostcodesOptions = {
  apiKey: string
  /** The base URL of the API, without a trailing slash. */
  url: string
  timeoutMs?: number
}

const ApiAddress = z.object({
  line_1: z.string(),
  line_2: z.string(),
  line_3: z.string(),
  post_town: z.string(),
  latitude: z.unknown(),
  longitude: z.unknown(),
})
const Answer = z.object({ result: z.array(ApiAddress) })

/** Looks up addresses at Ideal Postcodes: https://docs.ideal-postcodes.co.uk/docs/api/postcodes */
export function idealPostcodes({ apiKey, url, timeoutMs = 2_000 }: IdealPostcodesOptions): AddressProvider {
  return {
    isMetered: true,
    find: async (postcode) => {
      const answer = await fetchJson(`${url}/v1/postcodes/${encodeURIComponent(postcode)}`, apiKey, timeoutMs)
      // The API answers 404 for a postcode that does not exist.
      if (answer.status === 404) return []
      const parsed = Answer.safeParse(answer.body)
      if (answer.status !== 200 || !parsed.success)
        throw new AddressesUnavailable(`Ideal Postcodes answers ${answer.status}`)
      return parsed.data.result.map(toAddress).filter(({ line1 }) => line1 !== '')
    },
  }
}

async function fetchJson(url: string, apiKey: string, timeoutMs: number) {
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

function toAddress({ line_1, line_2, line_3, post_town, ...at }: z.infer<typeof ApiAddress>): FoundAddress {
  const point = MapPoint.safeParse({ latitude: Number(at.latitude), longitude: Number(at.longitude) })
  const rest = [line_2, line_3].filter(Boolean).join(', ')
  return {
    line1: line_1.slice(0, 120),
    line2: rest.slice(0, 120) || null,
    city: inTitleCase(post_town).slice(0, 80),
    point: point.success ? point.data : null,
  }
}

const LOWERCASE_WORDS = new Set(['upon', 'on', 'in', 'le', 'the', 'of', 'by', 'under', 'and', 'next'])

/** Converts a post town from capitals to title case: `STOKE-ON-TRENT`. */
function inTitleCase(town: string): string {
  return town
    .toLowerCase()
    .replace(/[\p{L}’']+/gu, (word, at: number) =>
      at > 0 && LOWERCASE_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}
