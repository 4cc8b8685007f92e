/**
 * Where no next-day van of ours goes, by postcode area and its districts (first and last of each run; none are all).
 * Islands one drives to and that carriers count as mainland (Anglesey, Sheppey, Hayling) are not among them.
 */
const BEYOND: readonly { area: string; districts?: readonly [number, number][]; place: string }[] = [
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

/** The place we do not reach that an outward code such as `PO30` lies in; undefined where we go. */
export function beyondReach(area: string, outcode: string): string | undefined {
  const district = Number.parseInt(outcode.slice(area.length), 10)
  return BEYOND.find(
    (entry) =>
      entry.area === area &&
      (entry.districts?.some(([first, last]) => district >= first && district <= last) ?? true),
  )?.place
}
