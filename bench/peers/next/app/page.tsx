import { readHome, readVisitor } from '../shared/answers.ts'
import { HomePage } from '../shared/home-page.tsx'
import { ask, sessionToken } from './v1.ts'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const [home, visitor] = await Promise.all([readHome(ask), readVisitor(ask, await sessionToken())])
  return <HomePage home={home} visitor={visitor} />
}
