/**
 * Places that the next-day vans do not reach, by postcode area and ranges of districts (the whole area without ranges).
 * Islands with a road bridge that carriers treat as mainland (Anglesey, Sheppey, Hayling) are not listed.
 * The first entry that fits decides: those for parts of IV and KW stand before those for the rest.
 */
const UNREACHABLE: readonly { area: string; districts?: readonly [number, number][]; place: string }[] = [
  { area: 'BT', place: 'Northern Ireland' },
  { area: 'IM', place: 'the Isle of Man' },
  { area: 'GY', place: 'Guernsey' },
  { area: 'JE', place: 'Jersey' },
  { area: 'PO', districts: [[30, 41]], place: 'the Isle of Wight' },
  { area: 'TR', districts: [[21, 25]], place: 'the Isles of Scilly' },
  { area: 'KA', districts: [[27, 28]], place: 'the islands of the Clyde' },
  { area: 'PA', districts: [[20, 20]], place: 'the Isle of Bute' },
  {
    area: 'PA',
    districts: [
      [41, 49],
      [60, 78],
    ],
    place: 'the islands off Argyll',
  },
  { area: 'PH', districts: [[42, 44]], place: 'the Small Isles' },
  {
    area: 'IV',
    districts: [
      [41, 51],
      [55, 56],
    ],
    place: 'the Isle of Skye',
  },
  { area: 'HS', place: 'the Outer Hebrides' },
  { area: 'KW', districts: [[15, 17]], place: 'Orkney' },
  { area: 'ZE', place: 'Shetland' },
  {
    area: 'IV',
    districts: [
      [21, 28],
      [40, 40],
      [52, 54],
    ],
    place: 'the far north and north-west of Scotland',
  },
  { area: 'KW', place: 'the far north of Scotland' },
]

/** Returns the name of the unreachable place that contains an outward code such as `PO30`, or undefined. */
export function unreachablePlace(area: string, outcode: string): string | undefined {
  const district = Number.parseInt(outcode.slice(area.length), 10)
  return UNREACHABLE.find(
    (entry) =>
      entry.area === area &&
      (entry.districts?.some(([first, last]) => district >= first && district <= last) ?? true),
  )?.place
}
