import type { SeedData } from '../../store/seed/seed-data.ts'

type Window = Omit<SeedData['windows'][number], 'position'>

const london = { zone: 'london', cutOffDays: 0 } as const
const uk = { zone: 'uk', cutOffDays: 1, cutOffTime: '17:00' } as const

const WINDOWS: Window[] = [
  {
    ...london,
    startsAt: '08:00',
    endsAt: '12:00',
    price: 0,
    capacity: 60,
    cutOffDays: 1,
    cutOffTime: '20:00',
  },
  {
    ...london,
    startsAt: '10:00',
    endsAt: '11:00',
    price: 695,
    capacity: 15,
    cutOffDays: 1,
    cutOffTime: '20:00',
  },
  { ...london, startsAt: '12:00', endsAt: '16:00', price: 0, capacity: 60, cutOffTime: '10:30' },
  { ...london, startsAt: '16:00', endsAt: '20:00', price: 0, capacity: 60, cutOffTime: '14:00' },
  { ...london, startsAt: '18:00', endsAt: '22:00', price: 495, capacity: 40, cutOffTime: '17:30' },
  { ...uk, startsAt: '08:00', endsAt: '18:00', price: 0, capacity: 400 },
  { ...uk, startsAt: '08:00', endsAt: '12:00', price: 595, capacity: 120 },
]

/** When we deliver; prices in pence, times London. */
export const DELIVERY_WINDOWS = WINDOWS.map((window, position) => ({ ...window, position }))
