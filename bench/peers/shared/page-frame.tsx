import type { ReactNode } from 'react'
import type { Frame, Link, Visitor } from './answers.ts'
import { Icon, Links } from './parts.tsx'

type Place = { href: string; icon: string; title: string; count?: (visitor: NonNullable<Visitor>) => number }

const PLACES: Place[] = [
  { href: '/search', icon: 'search', title: 'Search' },
  { href: '/auth', icon: 'account', title: 'Account' },
  { href: '/favorites', icon: 'heart', title: 'Favourites', count: ({ liked }) => liked.length },
  { href: '/cart', icon: 'cart', title: 'Cart', count: ({ quantity }) => quantity },
]

type Props = { frame: Frame; visitor: Visitor; children: ReactNode }

/** What stands around every page: the menus, with what is in the visitor's cart, and the footer. */
export function PageFrame({ frame, visitor, children }: Props) {
  const { navigation, footer } = frame
  const { main, other, call } = navigation
  const phone = `tel:${call.phone.replaceAll(' ', '')}`
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <header className="header">
        <div className="bar">
          <p className="top">
            <span>Same day in London, next day across Britain</span>
            <a href={phone}>{`${call.label} ${call.phone}`}</a>
          </p>
          <div className="first">
            <details className="mobile">
              <summary aria-label="Menu">
                <Icon name="menu" size={24} />
              </summary>
              <nav className="menu" aria-label="Menu">
                <ul>
                  {main.map(({ href, title, icon, children: below }) => (
                    <li key={href}>
                      <a href={href}>
                        <span className="entry">
                          <Icon name={`menu-${icon}`} size={16} />
                          {title}
                        </span>
                      </a>
                      {below.length > 0 && (
                        <noscript>
                          <Links links={below} />
                        </noscript>
                      )}
                    </li>
                  ))}
                </ul>
                <Links links={other} className="other" />
              </nav>
            </details>
            <a className="name" aria-label="Larkspur, to the main page" href="/">
              Larkspur
            </a>
            <div className="search">
              <form role="search" aria-label="The shop" action="/search" method="get">
                <Icon name="search" />
                <input
                  type="search"
                  name="q"
                  aria-label="Search flowers and gifts"
                  placeholder="Search flowers and gifts"
                  maxLength={100}
                  autoComplete="off"
                />
              </form>
            </div>
            <Places visitor={visitor} />
          </div>
          <nav className="categories" aria-label="Categories">
            <ul>
              {main.map(({ href, title, icon, children: below }) => (
                <li key={href}>
                  <a href={href}>
                    <Icon name={`menu-${icon}`} size={16} />
                    {title}
                  </a>
                  {below.length > 0 && <Links links={below} className="below" />}
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="footer">
        <div className="columns">
          <div className="about">
            <p className="name">Larkspur</p>
            <p>Flowers and gifts, tied in London after you order them.</p>
            <p>
              <a href={phone}>{call.phone}</a>
              <br />
              {call.hours}
            </p>
          </div>
          {footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <input type="checkbox" className="opens" aria-label={`Links: ${title}`} />
              <h2 className="column">
                {title}
                <Icon name="down" size={18} />
              </h2>
              <Links links={links} />
            </nav>
          ))}
        </div>
        <p className="legal">{footer.legal}</p>
      </footer>
    </>
  )
}

/** Where a visitor goes from everywhere, with how much is there. */
function Places({ visitor }: { visitor: Visitor }) {
  return (
    <div className="places">
      {PLACES.map(({ href, icon, title, count }) => (
        <a key={href} className="place" href={href}>
          <Icon name={icon} size={24} />
          <span className="label">{title}</span>
          {visitor && count && count(visitor) > 0 && <b className="count">{count(visitor)}</b>}
        </a>
      ))}
    </div>
  )
}

/** Where the page stands. */
export function Crumbs({ links, here }: { links: Link[]; here: string }) {
  return (
    <nav aria-label="Breadcrumbs" className="crumbs">
      <ol>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
