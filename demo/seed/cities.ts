import type { SeedCity } from '../../store/seed/seed-data.ts'
import { LONDON_DISTRICTS } from './london-districts.ts'
import { slugFrom } from './slug.ts'

type CityRow = readonly [name: string, county: string, areas: string, latitude: number, longitude: number]

const ROWS: readonly CityRow[] = [
  ['Manchester', 'Greater Manchester', 'M', 53.4808, -2.2426],
  ['Stockport', 'Greater Manchester', 'SK', 53.4106, -2.1575],
  ['Bolton', 'Greater Manchester', 'BL', 53.5785, -2.4299],
  ['Birmingham', 'West Midlands', 'B', 52.4862, -1.8904],
  ['Coventry', 'West Midlands', 'CV', 52.4068, -1.5197],
  ['Wolverhampton', 'West Midlands', 'WV', 52.5862, -2.1288],
  ['Leeds', 'West Yorkshire', 'LS', 53.8008, -1.5491],
  ['Bradford', 'West Yorkshire', 'BD', 53.796, -1.7594],
  ['Sheffield', 'South Yorkshire', 'S', 53.3811, -1.4701],
  ['York', 'North Yorkshire', 'YO', 53.96, -1.0873],
  ['Harrogate', 'North Yorkshire', 'HG', 53.9921, -1.5418],
  ['Hull', 'East Riding of Yorkshire', 'HU', 53.7457, -0.3367],
  ['Liverpool', 'Merseyside', 'L', 53.4084, -2.9916],
  ['Chester', 'Cheshire', 'CH', 53.1905, -2.8915],
  ['Preston', 'Lancashire', 'PR', 53.7632, -2.7031],
  ['Newcastle upon Tyne', 'Tyne and Wear', 'NE', 54.9783, -1.6178],
  ['Durham', 'County Durham', 'DH', 54.7761, -1.5733],
  ['Nottingham', 'Nottinghamshire', 'NG', 52.9548, -1.1581],
  ['Leicester', 'Leicestershire', 'LE', 52.6369, -1.1398],
  ['Derby', 'Derbyshire', 'DE', 52.9225, -1.4746],
  ['Lincoln', 'Lincolnshire', 'LN', 53.2307, -0.5406],
  ['Peterborough', 'Cambridgeshire', 'PE', 52.5695, -0.2405],
  ['Cambridge', 'Cambridgeshire', 'CB', 52.2053, 0.1218],
  ['Norwich', 'Norfolk', 'NR', 52.6309, 1.2974],
  ['Ipswich', 'Suffolk', 'IP', 52.0567, 1.1482],
  ['Oxford', 'Oxfordshire', 'OX', 51.752, -1.2577],
  ['Milton Keynes', 'Buckinghamshire', 'MK', 52.0406, -0.7594],
  ['Luton', 'Bedfordshire', 'LU', 51.8787, -0.42],
  ['Reading', 'Berkshire', 'RG', 51.4543, -0.9781],
  ['Slough', 'Berkshire', 'SL', 51.5105, -0.5954],
  ['Guildford', 'Surrey', 'GU', 51.2362, -0.5704],
  ['Brighton', 'East Sussex', 'BN', 50.8225, -0.1372],
  ['Canterbury', 'Kent', 'CT', 51.2802, 1.0789],
  ['Tunbridge Wells', 'Kent', 'TN', 51.1324, 0.2637],
  ['Southampton', 'Hampshire', 'SO', 50.9097, -1.4044],
  ['Portsmouth', 'Hampshire', 'PO', 50.8198, -1.088],
  ['Bournemouth', 'Dorset', 'BH', 50.7192, -1.8808],
  ['Bristol', 'Bristol', 'BS', 51.4545, -2.5879],
  ['Bath', 'Somerset', 'BA', 51.3811, -2.359],
  ['Gloucester', 'Gloucestershire', 'GL', 51.8642, -2.2382],
  ['Exeter', 'Devon', 'EX', 50.7184, -3.5339],
  ['Plymouth', 'Devon', 'PL', 50.3755, -4.1427],
  ['Truro', 'Cornwall', 'TR', 50.2632, -5.051],
  ['Cardiff', 'South Glamorgan', 'CF', 51.4816, -3.1791],
  ['Swansea', 'West Glamorgan', 'SA', 51.6214, -3.9436],
  ['Edinburgh', 'Midlothian', 'EH', 55.9533, -3.1883],
  ['Glasgow', 'Lanarkshire', 'G', 55.8642, -4.2518],
  ['Dundee', 'Angus', 'DD', 56.462, -2.9707],
  ['Aberdeen', 'Aberdeenshire', 'AB', 57.1497, -2.0943],
]

const LONDON: SeedCity = {
  slug: 'london',
  name: 'London',
  county: 'Greater London',
  zone: 'london',
  postcodeAreas: LONDON_DISTRICTS.flatMap((district) => district.outwardCodes),
  latitude: 51.5072,
  longitude: -0.1276,
  districts: LONDON_DISTRICTS,
}

/** London first, with its districts, then the cities served the next day. */
export const CITIES: readonly SeedCity[] = [
  LONDON,
  ...ROWS.map(([name, county, areas, latitude, longitude]): SeedCity => ({
    slug: slugFrom(name),
    name,
    county,
    zone: 'uk',
    postcodeAreas: areas.split(' '),
    latitude,
    longitude,
    districts: [],
  })),
]
