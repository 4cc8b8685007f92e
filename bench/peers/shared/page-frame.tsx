import type { ReactNode } from 'react'
import type { Frame, Link, Visitor } from './answers.ts'
import { Icon, Links } from './parts.tsx'

const PLACES = [
  { href: '/search', icon: 'search', title: 'Search' },
  { href: '/auth', icon: 'account', title: 'Account' },
  { href: '/favorites', icon: 'heart', title: 'Favourites' },
  { href: '/cart', icon: 'cart', title: 'Cart' },
]

type Props = { frame: Frame; visitor: Visitor; children: ReactNode }

/** What stands around every page: the menus, with what is in the visitor's cart, and the footer. */
export function PageFrame({ frame: { navigation, footer }, visitor, children }: Props) {
  const { main, other, call } = navigation
  const phone = `tel:${call.phone.replaceAll(' ', '')}`
  const counts: Record<string, number | undefined> = {
    '/cart': visitor?.cart.quantity,
    '/favorites': visitor?.liked.length,
  }
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
            <div className="places">
              {PLACES.map(({ href, icon, title }) => (
                <a key={href} className="place" href={href}>
                  <Icon name={icon} size={24} />
                  <span className="label">{title}</span>
                  {counts[href] ? <b className="count">{counts[href]}</b> : null}
                </a>
              ))}
            </div>
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
        {footer.social.length > 0 && <Links links={footer.social} className="social" />}
        <p className="legal">{footer.legal}</p>
      </footer>
    </>
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
