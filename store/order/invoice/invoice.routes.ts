import type { FastifyInstance } from 'fastify'
import * as api from '../../../contract/invoice.ts'
import type { StoreContext } from '../../context.ts'
import { invoiceOf } from './invoice.ts'
import { visibleOrder } from '../order.ts'
import { mount } from '../../http/mount.ts'
import { ownerOf } from '../../http/session-guard.ts'

/** The routes of an order's invoice, as data and as PDF. */
export function invoiceRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getInvoice, async ({ params }, request) => ({
    data: await invoiceOf(ctx, ctx.seller, await visibleOrder(ctx, ownerOf(request), params.id)),
  }))
  mount(app, api.getInvoiceFile, async ({ params }, request) => {
    const shown = await invoiceOf(ctx, ctx.seller, await visibleOrder(ctx, ownerOf(request), params.id))
    // Loaded on demand, because the PDF library is large and rarely used.
    const { invoicePdf } = await import('./invoice-pdf.ts')
    const content = await invoicePdf(shown)
    return { data: { file_name: `${shown.number}.pdf`, content: content.toString('base64') } }
  })
}
