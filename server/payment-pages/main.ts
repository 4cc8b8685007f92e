/**
 * `npm run payment-pages -- https://shop.example` compares the headers and scripts of a running shop's payment pages with the inventory
 * and with this release. It runs with the shop's own environment and at the version that is deployed, and exits with 1 when anything
 * differs.
 */
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { expectedHeaders } from './expected.ts'
import { comparePaymentPage } from './compare.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const [address] = process.argv.slice(2)

if (!address || !URL.canParse(address)) {
  console.error('Which shop? npm run payment-pages -- https://shop.example')
  process.exit(2)
}

const config = readConfig()
const assets = join(ROOT, 'dist', 'client', 'assets')
const findings = await comparePaymentPage(new URL(address).origin, {
  headers: await expectedHeaders(config, join(ROOT, 'dist', 'server')),
  assets,
})
const different = findings.filter(({ difference }) => difference !== undefined)
for (const { what, difference } of different) console.log(`${what} ${difference}`)
console.log(
  different.length
    ? `${different.length} of ${findings.length} things are not as they should be.`
    : `All ${findings.length} things are as they should be: headers, scripts of the page, and every script of this release.`,
)
process.exitCode = different.length ? 1 : 0
