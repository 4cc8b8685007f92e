import type { z } from 'zod'
import type { ImportantDate } from '../../../contract/important-dates.ts'
import type { SavedRecipient, SavedRecipientInput } from '../../../contract/recipients.ts'
import type { Database } from '../../db/database.ts'
import type { SavedRecipientRow } from '../../db/schema.ts'
import {
  addSavedRecipient,
  updateSavedRecipient,
  checkDetails,
  removeSavedRecipient,
  savedRecipientOf,
  savedRecipientsOf,
} from '../../delivery/index.ts'
import { inTransaction } from '../../kernel/index.ts'
import type { Context, TransactionContext } from '../../kernel/index.ts'
import { importantDatesOf } from '../important-dates/important-dates.ts'

type Input = z.output<typeof SavedRecipientInput>
type Details = Pick<SavedRecipientRow, 'name' | 'phone' | 'myself' | 'note' | 'address'>
/** All saved recipients as they stand, and why a change was not made. */
type Outcome = { success: boolean; message: string; code?: string; field?: string; data: SavedRecipient[] }

/** Returns the saved recipients of a user, those used last first, each with their important dates. */
export async function getRecipients(ctx: Context, userId: string): Promise<SavedRecipient[]> {
  const rows = await savedRecipientsOf(ctx, userId)
  if (!rows.length) return []
  const dates = await importantDatesOf(ctx, userId)
  return rows.map((row) => toSavedRecipient(row, dates))
}

/** Saves a recipient. What is wrong with the input is an answer. Throws 409 at the limit. */
export function addRecipient(ctx: Context<Database>, userId: string, input: Input): Promise<Outcome> {
  return inTransaction(ctx, (tx) =>
    change(tx, userId, input, (details) => addSavedRecipient(tx, userId, details)),
  )
}

/** Replaces a saved recipient. What is wrong with the input is an answer. Throws 404 when there is none. */
export function changeRecipient(
  ctx: Context<Database>,
  userId: string,
  id: number,
  input: Input,
): Promise<Outcome> {
  return inTransaction(ctx, async (tx) => {
    const before = await savedRecipientOf(tx, userId, id)
    const save = (details: Details) => updateSavedRecipient(tx, userId, id, details)
    return change(tx, userId, input, save, before)
  })
}

/** Erases a saved recipient and returns the others. Throws 404 when there is none. */
export async function removeRecipient(ctx: Context, userId: string, id: number): Promise<SavedRecipient[]> {
  await removeSavedRecipient(ctx, userId, id)
  return getRecipients(ctx, userId)
}

async function change(
  tx: TransactionContext,
  userId: string,
  input: Input,
  save: (details: Details) => Promise<unknown>,
  before?: SavedRecipientRow,
): Promise<Outcome> {
  const details = await checkDetails(tx, input, before?.address)
  if ('message' in details) return { success: false, ...details, data: await getRecipients(tx, userId) }
  await save(details)
  return { success: true, message: '', data: await getRecipients(tx, userId) }
}

function toSavedRecipient(row: SavedRecipientRow, dates: ImportantDate[]): SavedRecipient {
  const { id, name, phone, myself, note, address } = row
  return { id, name, phone, myself, note, address, dates: dates.filter((date) => date.recipient_id === id) }
}
