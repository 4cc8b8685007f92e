import { readHome } from '../../../shared/answers.ts'
import { HomePage } from '../../../shared/home-page.tsx'
import { ask } from '../../v1.ts'

// The home page of a visitor without a session, made at its first request and kept: Next's own way to keep pages.
export const revalidate = 600

export function generateStaticParams(): { name: string }[] {
  return []
}

export default async function Page() {
  return <HomePage home={await readHome(ask)} visitor={null} />
}
