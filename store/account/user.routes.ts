import type { FastifyInstance } from 'fastify'
import { fieldMessage } from '../../contract/types/field-errors.ts'
import type { FieldCode } from '../../contract/types/field-errors.ts'
import * as api from '../../contract/user.ts'
import type { StoreContext } from '../context.ts'
import { sendCode } from './sign-in/codes.ts'
import { parseMessageAddress, parseTextAddress, conflict } from '../kernel/index.ts'
import { eraseUser } from './erase-user.ts'
import { exportUser } from './export-user.ts'
import { updatePersonalData } from './personal-data.ts'
import { getUser, signInAddress, userRow } from '../visitor/index.ts'
import { mount } from '../http/mount.ts'
import { addressOf, sessionOf, userOf } from '../http/session-guard.ts'

/** The account page has its own messages for these errors. */
const ACCOUNT_CODES: Partial<Record<string, FieldCode>> = {
  invalid_email: 'invalid_account_email',
  invalid_phone: 'invalid_account_phone',
}

/** The routes of the personal data: reading, saving, export and erasure. */
export function userRoutes(app: FastifyInstance, ctx: StoreContext): void {
  mount(app, api.getUser, async (_input, request) => {
    if (request.userId === undefined) return { auth: false, user: null }
    return { auth: true, user: await getUser(ctx, userOf(request)) }
  })
  mount(app, api.updatePersonalData, ({ body }, request) =>
    updatePersonalData(ctx, ctx.auth, { userId: userOf(request), sessionId: request.sessionId }, body),
  )
  mount(app, api.sendContactCode, async ({ body }, request) => {
    userOf(request)
    const sessionId = sessionOf(request)
    const destination = parseTextAddress(ctx.auth.texts, body.type, body.receiver)
    if ('message' in destination) {
      const code = ACCOUNT_CODES[destination.code]
      const error = code ? { code, message: fieldMessage(code) } : destination
      return { success: false, next_code_seconds_left: 0, error }
    }
    const address = addressOf(request)
    return sendCode(ctx, ctx.auth, {
      sessionId,
      purpose: 'contact',
      destination,
      address,
      log: request.log,
    })
  })
  mount(app, api.sendErasureCode, async (_input, request) => {
    const account = signInAddress(await userRow(ctx, userOf(request)))
    const destination = account && parseMessageAddress(account.type, account.receiver)
    if (!destination || 'message' in destination)
      throw conflict('no_address', 'There is no address to send it to.')
    const [sessionId, address] = [sessionOf(request), addressOf(request)]
    return sendCode(ctx, ctx.auth, { sessionId, purpose: 'erase', destination, address, log: request.log })
  })
  mount(app, api.erasePersonalData, ({ body }, request) => {
    const [userId, sessionId] = [userOf(request), sessionOf(request)]
    return eraseUser(ctx, ctx.auth, { userId, sessionId, code: body?.code ?? '' })
  })
  mount(app, api.exportPersonalData, async (_input, request) => ({
    data: await exportUser(ctx, userOf(request)),
  }))
}
