import type { ProfilePersonalDataPageQuery } from '../../../../graphql/generated/graphql.ts'
import type { FormFields } from '../../../ui/form/form-fields.ts'
import { OF_ACCOUNT, aCode } from '../../../ui/form/form-fields.ts'

/** The user of the page. */
export type User = NonNullable<ProfilePersonalDataPageQuery['me']>

export type ContactType = 'email' | 'phone'

export const DETAILS: FormFields = { name: OF_ACCOUNT.name, gender: OF_ACCOUNT.gender }

/** A new address, to which a code is sent. */
export const contactFields = (type: ContactType): FormFields => ({
  receiver: { ...OF_ACCOUNT[type], required: true },
})

export const CODE: FormFields = {
  code: { label: '6-digit code', required: true, check: aCode, secret: true },
}

/** As forms write it. */
export function genderValue({ gender }: User): string {
  return gender === 'FEMALE' || gender === 'MALE' ? gender.toLowerCase() : (gender ?? '')
}
