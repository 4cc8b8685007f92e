import type { ReactNode } from 'react'

export const metadata = { title: 'Larkspur', description: 'Flowers and gifts, tied in London.' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  )
}
