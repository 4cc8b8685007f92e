import { and, count, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { AddressInput, Recipient, ShippingAddress } from '../../contract/order.ts'
import type { SavedRecipientInput } from '../../contract/recipients.ts'
import { fieldMessage } from '../../contract/types/field-errors.ts'
import { importantDate, savedRecipient, user } from '../db/schema.ts'
import type { SavedRecipientRow } from '../db/schema.ts'
import { conflict, notFound, toDate } from '../kernel/index.ts'
import type { Context, TransactionContext } from '../kernel/index.ts'
import { readPerson } from './person.ts'
import { shippingAddressOf } from './addresses/shipping-address.ts'

export const MAX_SAVED_RECIPIENTS = 100

/** What is kept of a person. */
type Details = Pick<SavedRecipientRow, 'name' | 'phone' | 'myself' | 'note' | 'address'>
/** Why typed details are not taken. */
export type WrongDetails = { message: string; code?: string; field: string }

/** Returns the saved recipients of a user, those used last first. */
export function savedRecipientsOf(ctx: Context, userId: string): Promise<SavedRecipientRow[]> {
  return ctx.db
    .select()
    .from(savedRecipient)
    .where(eq(savedRecipient.userId, userId))
    .orderBy(desc(savedRecipient.usedAt), desc(savedRecipient.id))
}

/** Returns a saved recipient of a user. Throws 404 when there is none, also when it is another user's. */
export async function savedRecipientOf(ctx: Context, userId: string, id: number): Promise<SavedRecipientRow> {
  const [row] = await ctx.db
    .select()
    .from(savedRecipient)
    .where(and(eq(savedRecipient.id, id), eq(savedRecipient.userId, userId)))
  if (!row) throw notFound('saved recipient')
  return row
}

/**
 * Returns typed details as they are kept, or which field is wrong and why. A door that stays as it was `before` keeps its point
 * on the map.
 */
export async function checkDetails(
  ctx: Context,
  { name, phone, myself, note, address: typed }: z.output<typeof SavedRecipientInput>,
  before?: ShippingAddress,
): Promise<Details | WrongDetails> {
  const person = readPerson({ name, phone: phone ?? '' })
  if ('code' in person)
    return { message: fieldMessage(person.code), code: person.code, field: `body.${person.field}` }
  const isSameDoor = before !== undefined && doorOf(before) === doorOf(typed)
  const point = typed.point ?? (isSameDoor ? before.point : null)
  const address = await shippingAddressOf(ctx, { ...typed, point })
  if ('message' in address) return { message: address.message, field: 'body.address.postcode' }
  return { name, phone: person.number, myself, note: note || null, address }
}

/** Saves a new recipient and returns its id. Throws 409 at the limit. */
export async function addSavedRecipient(
  tx: TransactionContext,
  userId: string,
  details: Details,
): Promise<number> {
  // The lock makes the limit hold for concurrent requests.
  await tx.db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
  const [saved] = await tx.db
    .select({ count: count() })
    .from(savedRecipient)
    .where(eq(savedRecipient.userId, userId))
  if ((saved?.count ?? 0) >= MAX_SAVED_RECIPIENTS)
    throw conflict('too_many_recipients', `We keep ${MAX_SAVED_RECIPIENTS} people for you.`)
  const now = toDate(tx.clock.now())
  const [row] = await tx.db
    .insert(savedRecipient)
    .values({ userId, ...details, createdAt: now, usedAt: now })
    .returning({ id: savedRecipient.id })
  if (!row) throw notFound('saved recipient')
  return row.id
}

/** Replaces a saved recipient; their important dates get the new name. Throws 404 when there is none. */
export async function updateSavedRecipient(
  tx: TransactionContext,
  userId: string,
  id: number,
  details: Details,
): Promise<void> {
  const changed = await tx.db
    .update(savedRecipient)
    .set({ ...details, usedAt: toDate(tx.clock.now()) })
    .where(and(eq(savedRecipient.id, id), eq(savedRecipient.userId, userId)))
    .returning({ id: savedRecipient.id })
  if (!changed.length) throw notFound('saved recipient')
  await tx.db
    .update(importantDate)
    .set({ recipientName: details.name })
    .where(eq(importantDate.savedRecipientId, id))
}

/** Erases a saved recipient. Their important dates stay, under their name. Throws 404 when there is none. */
export async function removeSavedRecipient(ctx: Context, userId: string, id: number): Promise<void> {
  const removed = await ctx.db
    .delete(savedRecipient)
    .where(and(eq(savedRecipient.id, id), eq(savedRecipient.userId, userId)))
    .returning({ id: savedRecipient.id })
  if (!removed.length) throw notFound('saved recipient')
}

/**
 * Keeps the person and the address of a checkout: replaces the saved recipient `id`, or one of the same name and address;
 * else saves a new one. Returns the id; null when no more are kept, which is no reason to stop a checkout.
 */
export async function saveRecipientFromCheckout(
  tx: TransactionContext,
  userId: string,
  { id, recipient, address }: { id: number | null; recipient: Recipient; address: ShippingAddress },
): Promise<number | null> {
  const { name, phone, note, myself = false } = recipient
  const details = { name, phone, note, myself, address }
  const saved = await savedRecipientsOf(tx, userId)
  const same = saved.find((row) => row.id === id) ?? saved.find((row) => isSame(row, details))
  if (same) {
    await updateSavedRecipient(tx, userId, same.id, details)
    return same.id
  }
  return saved.length < MAX_SAVED_RECIPIENTS ? addSavedRecipient(tx, userId, details) : null
}

/** Returns the id of the saved recipient with this name and address; null when there is none. */
export async function findSavedRecipient(
  ctx: Context,
  userId: string,
  person: Pick<Details, 'name' | 'address'>,
): Promise<number | null> {
  return (await savedRecipientsOf(ctx, userId)).find((row) => isSame(row, person))?.id ?? null
}

/** Records that a saved recipient was chosen for an order. */
export async function touchSavedRecipient(tx: TransactionContext, id: number): Promise<void> {
  await tx.db
    .update(savedRecipient)
    .set({ usedAt: toDate(tx.clock.now()) })
    .where(eq(savedRecipient.id, id))
}

/** Converts a stored address to what a form would send. */
export function typedAddress({
  postcode,
  line1,
  line2,
  city,
  point,
}: ShippingAddress): z.output<typeof AddressInput> {
  return { postcode, line1, line2, city, point: point ?? null }
}

type Person = Pick<Details, 'name' | 'address'>

const isSame = (one: Person, other: Person): boolean => fingerprint(one) === fingerprint(other)

/** Spaces and capitals make no other person and no other door. */
const fingerprint = ({ name, address }: Person): string => [bare(name), doorOf(address)].join('|')

type Door = { postcode: string; line1: string; line2?: string | null | undefined }

const doorOf = ({ postcode, line1, line2 }: Door): string =>
  [postcode, line1, line2 ?? ''].map(bare).join('|')

const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s,.]+/g, '')
