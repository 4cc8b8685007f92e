import type {
  AddressForm_AddressFragment,
  AddressForm_LookupFragment,
} from '../../../../graphql/generated/graphql.ts'
import type { FormProblem } from '../../../ui/form/form-problem.ts'

/** What the form for an address, and what is inside of it, is given. */
export type AddressFormProps = {
  address: AddressForm_AddressFragment | null | undefined
  /** What the page was asked to look up (`?postcode=`). */
  lookup: AddressForm_LookupFragment | null | undefined
  /** The postcode that was said before, on a product's page for example. */
  remembered?: string | undefined
  /** The page begins with it: who comes there can type at once. */
  comesFirst?: boolean
  /** Why the address that was sent last was not taken. */
  problem: FormProblem | undefined
}
