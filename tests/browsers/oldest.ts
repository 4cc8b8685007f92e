import { missingApis } from '../../scripts/supported-browsers/missing-apis.ts'
import { writeDatesAsIn2023 } from './dates-of-2023.ts'
import { removeApis } from './remove-apis.ts'

/** Makes a page's browser one of the oldest we support; to run before the page's own scripts. */
export const OLDEST = `(${removeApis})(${JSON.stringify(missingApis())});(${writeDatesAsIn2023})()`
