import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { content } from '../db/schema.ts'
import type { DueTransaction, ShopContact } from '../outbox/index.ts'

const WithPhone = z.object({ call: z.object({ phone: z.string() }) })

/** Returns how customers reach the shop: the number in the header and footer, null when it has none, and the shop's e-mail address. */
export async function shopContact(tx: DueTransaction): Promise<ShopContact> {
  const [row] = await tx.db.select().from(content).where(eq(content.key, 'navigation'))
  return { phone: WithPhone.safeParse(row?.value).data?.call.phone ?? null, email: tx.shopEmail }
}
