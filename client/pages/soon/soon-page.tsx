import { useLoaderData } from 'react-router-dom'
import type { PageData } from '../../routing/page-handle.ts'

export function SoonPage() {
  const { meta } = useLoaderData() as PageData
  return <h1>{meta?.title}</h1>
}
