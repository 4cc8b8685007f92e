import { readHome, readVisitor } from '../../shared/answers.ts'
import { HomePage } from '../../shared/home-page.tsx'
import { ask, sessionToken } from '../v1.server.ts'
import type { Route } from './+types/home'

export async function loader({ request }: Route.LoaderArgs) {
  const [home, visitor] = await Promise.all([readHome(ask), readVisitor(ask, sessionToken(request))])
  return { home, visitor }
}

export default function Page({ loaderData: { home, visitor } }: Route.ComponentProps) {
  return <HomePage home={home} visitor={visitor} />
}
