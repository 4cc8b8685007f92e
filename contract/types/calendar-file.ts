import { z } from 'zod'

/** A file for calendar programmes (RFC 5545): what it is called when it is saved, and its text. */
export const CalendarFile = z.object({ file_name: z.string(), content: z.string() })
export type CalendarFile = z.infer<typeof CalendarFile>
