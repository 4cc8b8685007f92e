import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/invoice.ts'
import type { StoreContext } from '../../context.ts'
import { invoiceOf } from './invoice.ts'
import { shownOrder } from '../order.ts'
import { mount } from '../../http/mount.ts'
import { ownerOf } from '../../http/session-guard.ts'

export function invoiceRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getInvoice, async ({ params }, request) => ({
    data: await invoiceOf(ctx, ctx.seller, await shownOrder(ctx, ownerOf(request), params.id)),
  }))
  mount(app, api.getInvoiceFile, async ({ params }, request) => {
    const shown = await invoiceOf(ctx, ctx.seller, await shownOrder(ctx, ownerOf(request), params.id))
    // Few ask for one, and what draws it is large.
    const { invoicePdf } = await import('./invoice-pdf.ts')
    const content = await invoicePdf(shown)
    return { data: { file_name: `${shown.number}.pdf`, content: content.toString('base64') } }
  })
}
