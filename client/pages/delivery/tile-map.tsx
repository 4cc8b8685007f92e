import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { publicSettings } from '../../data/settings.ts'
import styles from './map.module.css'
import type { Place } from './projection.ts'

type Spot = Place & { title: string; href: string }

/** A map with streets over the drawn one, where the shop has tiles (MAP_TILES_URL); else nothing. */
export function TileMap({ spots }: { spots: Spot[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    const { mapTiles } = publicSettings()
    const element = frame.current
    if (!mapTiles || !element) return
    let gone = false
    let remove = () => {}
    // Only who looks at a map with tiles loads the library.
    void import('./leaflet-map.ts').then(({ drawTiles }) => {
      if (gone) return
      remove = drawTiles(element, mapTiles, spots, (href) => void navigate(href))
      setReady(true)
    })
    return () => {
      gone = true
      remove()
      setReady(false)
    }
  }, [spots, navigate])
  return <div ref={frame} className={styles.tiles} data-ready={ready} />
}
