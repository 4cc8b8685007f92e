import { eq, lte } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sandboxWebhook } from '../../db/schema.ts'
import { systemClock, toDate, inTransaction } from '../../kernel/index.ts'
import type { Context } from '../../kernel/index.ts'
import { signSandbox } from './sandbox-bank.ts'

const AT_ONCE = 50
/** The delay after which a failed webhook is sent again. */
const RETRY_AFTER = { seconds: 60 }

/** Sends the sandbox's due webhooks to the shop over HTTP. Returns how many it tried. */
export async function deliverSandboxWebhooks(
  ctx: Context<Database>,
  { storeUrl, secret }: { storeUrl: string; secret: string },
): Promise<number> {
  const due = await claimDue(ctx)
  for (const { id, body } of due) {
    const text = JSON.stringify(body)
    const answer = await fetch(`${storeUrl}/v1/payment/webhook/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signSandbox(secret, ctx.clock, text) },
      body: text,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    if (answer?.ok) await ctx.db.delete(sandboxWebhook).where(eq(sandboxWebhook.id, id))
  }
  return due.length
}

async function claimDue(ctx: Context<Database>) {
  const now = systemClock.now()
  return inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .select()
      .from(sandboxWebhook)
      .where(lte(sandboxWebhook.dueAt, toDate(now)))
      .orderBy(sandboxWebhook.dueAt, sandboxWebhook.id)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id } of due)
      await tx.db
        .update(sandboxWebhook)
        .set({ dueAt: toDate(now.add(RETRY_AFTER)) })
        .where(eq(sandboxWebhook.id, id))
    return due
  })
}
